import type { ViewProps } from '#app/blocks/view.ts'
import { BookingBand } from '#app/components/booking-band.tsx'
import { Day } from '#app/components/day.tsx'
import { Plate } from '#app/components/picture.tsx'
import { Prose } from '#app/components/prose.tsx'
import { ReadingHead } from '#app/components/reading-head.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Sentence } from '#app/components/sentence.tsx'
import { useContent, usePictures, useRendering } from '#app/components/site.tsx'
import type { Plain } from '#app/content/schemas/texts.ts'
import { required } from '#app/lib/required.ts'
import { from } from '#app/lib/shown.ts'
import type { reading } from './fields.ts'
import styles from './view.module.css'

/** A page of the owner's own: a news post, a landing page, a page in another language. */
export function View({ id }: ViewProps<typeof reading>) {
  const { content, page } = useRendering()
  if (!page) return null
  const { plain, interface: words } = content
  const text = required(plain[page.slug], page.file)
  const { title, lead, plate, closing, noClosing, body } = text
  const own = { ...words.booking, heading: words.plain.closing, ...closing }
  const lang = closing || page.lang === words.language ? undefined : words.language
  return (
    <>
      <article aria-labelledby={`${id}-heading`} className={styles.page}>
        <ReadingHead
          id={`${id}-heading`}
          title={title}
          date={text.news && <PostDates post={text} />}
          intro={lead && <Prose of={lead} as="p" />}
          plate={plate && <PlainPlate {...plate} />}
        />
        <RichText body={body} file={page.file} />
      </article>
      {!noClosing && <BookingBand {...own} lang={lang} />}
    </>
  )
}

function PostDates({ post }: { post: Plain }) {
  const { published = '', head, lang } = post
  const { article, language } = useContent().interface
  return (
    <>
      <Day date={published} origin={from(post, 'published')} {...(lang && { lang })} />
      {head.updated > published && (
        <span lang={lang && language}>
          {' · '}
          <Sentence
            text={article.updated}
            values={{ date: <Day date={head.updated} origin={from(head, 'updated')} /> }}
          />
        </span>
      )}
    </>
  )
}

function PlainPlate({ picture = 'neutral', ...words }: NonNullable<Plain['plate']>) {
  const images = usePictures()
  return <Plate {...images.picture('reading', picture, 720)} {...words} />
}
