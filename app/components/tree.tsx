import type { Element, Nodes } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { address, addresses } from '#app/lib/address.ts'
import { BlockInText } from './blocks.tsx'

type Props<Name extends 'a' | 'img' | 'source'> = ComponentProps<Name> & { node?: Element }

/** Elements with an address of this site, which may be below a path of its host, and blocks. */
const usual: Partial<Components> = {
  a: ({ node, ...props }: Props<'a'>) => <a {...props} href={address(`${props.href}`)} />,
  img: ({ node, ...props }: Props<'img'>) => (
    // biome-ignore lint/a11y/useAltText: the engine refuses a picture without words
    <img {...props} src={address(`${props.src}`)} />
  ),
  source: ({ node, ...props }: Props<'source'>) => (
    <source {...props} srcSet={addresses(`${props.srcSet}`)} />
  ),
}

type TreeProps = { of: Nodes; components?: Partial<Components> }

/** A tree of elements that the content engine made. */
export function Tree({ of, components }: TreeProps) {
  return toJsxRuntime(of, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: { ...usual, 'text-block': ShownBlock, ...components } as Partial<Components>,
  })
}

function ShownBlock({ node }: { node: Element }) {
  return node.data?.block && <BlockInText {...node.data.block} />
}
