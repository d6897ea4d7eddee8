import { type ComponentType, useRef, useState } from 'react'
import { entryLine, entryName } from '#editor/names.ts'
import type { FormField } from '#editor/types.ts'
import { Choose } from './choose.tsx'
import { type FieldProps, fieldId, useForm, useOverview } from './contexts.ts'
import { type Act, Controls } from './controls.tsx'
import { Finder, isWanted, long } from './finder.tsx'
import { Fold, giveFocus, reveal } from './fold.tsx'
import { blank, equal, inShort, numbered, renamed } from './values.ts'

type ListFieldProps = FieldProps<'list'> & { FormFieldView: ComponentType<FieldProps> }

/** Entries that can be opened, moved and, within the limits, added anywhere, copied and removed. Of several
    kinds of entries, as the blocks of a page are, one is chosen first. */
export function ListField(props: ListFieldProps) {
  const { field, path, FormFieldView } = props
  const { file } = useForm()
  const id = fieldId(file, path)
  const { items, keys, made, insert, move, remove, sort, change } = useEntries(props, id)
  /** Where an entry shall be added whose kind is being chosen. */
  const [place, setPlace] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState('')

  const { item, min, max = Number.POSITIVE_INFINITY } = field
  const hasKinds = item.kind === 'variants' && typeof item.variants[0]?.is === 'string'
  const noun = (item.label || 'entry').toLowerCase()
  const simple = isSimple(item)
  const full = items.length >= max
  const least = items.length <= min
  const last = items.length - 1
  const limits = [
    least && min > 0 && `At least ${min} ${min === 1 ? 'is' : 'are'} needed.`,
    full && `There is room for ${max}.`,
  ].filter(Boolean)
  const isSole = hasKinds && items.length === 1
  const isShort = simple && items.length > 0 && items.length < 5
  const add = (at: number) => {
    setWanted('')
    if (hasKinds) setPlace(at)
    else insert(at, blank(item))
  }
  const namesOf = (entry: unknown, at: number) =>
    `${entryName(item, entry, at)} ${entryLine(item, entry, at).about}`
  const buttonsOf = (entry: unknown, at: number): Act[] => [
    { name: 'Move up', sign: '↑', off: at === 0, act: () => move(at, at - 1) },
    { name: 'Move down', sign: '↓', off: at === last, act: () => move(at, at + 1) },
    !simple && { name: 'Copy', sign: 'Copy', off: full, act: () => insert(at + 1, entry) },
    hasKinds && { name: 'Add below', sign: '+', off: full, act: () => add(at + 1) },
    { name: 'Remove', sign: '×', off: least, act: () => remove(at) },
  ]

  return (
    <Fold
      path={path}
      title={field.label}
      about={items.length > 0 ? `${items.length}` : 'none yet'}
      help={field.about}
      open={isShort || (hasKinds && path.length === 1)}
    >
      {field.hint && <p className="quiet">{field.hint}</p>}
      {items.length > long && (
        <Finder
          wanted={wanted}
          onWanted={setWanted}
          {...(!hasKinds && { onSort: () => sort(items.map(namesOf)) })}
        />
      )}
      <ol ref={list}>
        {items.map((entry, at) => (
          <Entry
            key={keys[at]}
            field={item}
            value={entry}
            path={[...path, at]}
            open={made.includes(keys[at]) || isSole}
            hidden={!isWanted(wanted, namesOf(entry, at))}
            buttons={buttonsOf(entry, at)}
            limits={`${id}:limits`}
            onChange={(next) => change(at, next)}
            FormFieldView={FormFieldView}
          />
        ))}
      </ol>
      <p className="quiet" id={`${id}:limits`}>
        {limits.join(' ')}
      </p>
      {!full && (
        <button type="button" onClick={() => add(items.length)}>
          Add {noun}
        </button>
      )}{' '}
      {!simple && items.length > 3 && (
        <button type="button" onClick={() => closeAll(list.current)}>
          Close all
        </button>
      )}
      {place !== undefined && item.kind === 'variants' && (
        <Choose
          title={`Add: ${item.label.toLowerCase()}`}
          choices={item.variants.map(({ is, name, about }) => ({ value: `${is}`, name, about }))}
          onClose={(value) => {
            setPlace(undefined)
            const variants = item.variants.filter(({ is }) => `${is}` === value)
            if (variants.length > 0) insert(place, blank({ ...item, variants }))
          }}
        />
      )}
    </Fold>
  )
}

function closeAll(list: HTMLOListElement | null) {
  for (const each of list?.children ?? []) each.querySelector('details')?.removeAttribute('open')
}

const isSimple = ({ kind }: FormField) => !['group', 'variants', 'list'].includes(kind)

type EntryProps = FieldProps &
  Pick<ListFieldProps, 'FormFieldView'> & {
    open: boolean
    hidden: boolean
    buttons: readonly Act[]
    /** The id of the words that say why a button is off. */
    limits: string
  }

/** One line with what can be done with the entry at its end; a fold unless it is a line to type in. */
function Entry({ FormFieldView, open, hidden, buttons, limits, ...props }: EntryProps) {
  const { field, value, path } = props
  const at = Number(path.at(-1))
  const title = inShort(entryName(field, value, at), useOverview().facts)
  return (
    <li className={isSimple(field) ? 'line' : 'item'} hidden={hidden}>
      {isSimple(field) ? (
        <FormFieldView {...props} field={{ ...field, label: title }} />
      ) : (
        <Fold path={path} {...entryLine(field, value, at)} open={open}>
          <FormFieldView {...props} />
        </Fold>
      )}
      <Controls of={title} acts={buttons} limits={limits} />
    </li>
  )
}

/** The entries of a list, their keys, and what can be done with them. */
function useEntries({ field, value, onChange }: ListFieldProps, id: string) {
  const items: readonly unknown[] = Array.isArray(value) ? value : none
  const [known, setKnown] = useState<Known>({ items: [], keys: [] })
  const keys = known.items === items ? known.keys : keysFor(items, known)
  if (known.items !== items) setKnown({ items, keys })
  // The id of an entry made here follows its name; one that others may know by its id keeps it.
  const [made, setMade] = useState<readonly (number | undefined)[]>([])

  const put = (next: readonly unknown[], nextKeys: readonly number[]) => {
    setKnown({ items: next, keys: nextKeys })
    onChange(next.length === 0 && field.optional ? undefined : next)
  }
  const later = (act: () => void) => void requestAnimationFrame(act)
  return {
    items,
    keys,
    made,
    change(at: number, next: unknown) {
      const entry = made.includes(keys[at]) ? renamed(items[at], next, items) : next
      onChange(items.with(at, entry))
    },
    insert(at: number, entry: unknown) {
      const key = freshKey()
      setMade([...made, key])
      put(items.toSpliced(at, 0, numbered(entry, items)), keys.toSpliced(at, 0, key))
      later(() => reveal(`${id}/${at}`))
    },
    move(from: number, to: number) {
      put(moved(items, from, to), moved(keys, from, to))
      // The button that had the focus can't be pressed at the end of the list.
      if (to === 0 || to === items.length - 1) later(() => giveFocus(`${id}/${to}`))
    },
    sort(names: readonly string[]) {
      const order = [...items.keys()].sort((a, b) =>
        `${names[a]}`.localeCompare(`${names[b]}`, 'en', { numeric: true }),
      )
      put(
        order.map((at) => items[at]),
        order.map((at) => keys[at] ?? freshKey()),
      )
    },
    remove(at: number) {
      put(items.toSpliced(at, 1), keys.toSpliced(at, 1))
      // The button that had the focus is gone.
      const next = `${id}/${Math.min(at, items.length - 2)}`
      later(() => giveFocus(next) || giveFocus(id))
    },
  }
}

const none: readonly unknown[] = []

type Known = { items: readonly unknown[]; keys: readonly number[] }

let last = 0
const freshKey = () => ++last

/** An entry keeps its key, and with it its open or closed state, wherever it goes and whatever is typed in
    it, also when a step is taken back. */
function keysFor(items: readonly unknown[], { items: old, keys }: Known): number[] {
  const found = items.map((entry, at) => (equal(entry, old[at]) ? keys[at] : undefined))
  const isFree = (key: number | undefined) => key !== undefined && !found.includes(key)
  for (const [at, entry] of items.entries())
    found[at] ??= keys.find((key, was) => isFree(key) && equal(entry, old[was]))
  const isTyped = items.length === old.length
  for (const at of items.keys()) found[at] ??= isTyped && isFree(keys[at]) ? keys[at] : freshKey()
  return found as number[]
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item)
}
