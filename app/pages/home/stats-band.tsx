import { OutsideLink } from '#app/components/button-link.tsx'
import { Counter } from '#app/components/counter.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { SectionOf } from '#app/content/schemas/home.ts'
import type { Formats } from '#app/lib/formats.ts'
import { required } from '#app/lib/required.ts'
import { fieldText, joined, say, type Text } from '#app/lib/shown.ts'
import { capitalize, endSentence } from '#app/lib/text.ts'
import styles from './stats-band.module.css'

type Tile = { id: string; claim: Claim; link: Text | undefined }

/** The claims as figures in rosettes; the first is the large one. */
export function StatsBand({ heading, tiles: ids, asOf }: SectionOf<'stats'>) {
  const { firm, claims, interface: words } = useContent()
  const formats = useFormats()
  const tiles = ids.map((id) => ({
    id,
    claim: required(claims[id], `claim ${id}`),
    link: id === 'googleRating' ? firm.googleProfileUrl : undefined,
  }))
  const [first, ...others] = tiles
  const counted = tiles.map(({ claim }) => claim)
  const savings = counted.filter((claim) => claim.savings).map(({ basis }) => basis)
  return (
    <section aria-labelledby="stats-heading" className={styles.band} data-plate="dark">
      <div className={styles.wrap}>
        <div className={styles.big}>{first && <Stat {...first} />}</div>
        <div>
          <h2 id="stats-heading">{heading}</h2>
          {others.length > 0 && (
            <ul className={styles.set}>
              {others.map((tile) => (
                <li key={tile.id}>
                  <Stat {...tile} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.notes}>
          <Notes
            items={[
              ...(savings.length > 0
                ? [
                    words.notes.savings.with({
                      basis: joined(
                        savings.map((basis, at) =>
                          at < savings.length - 1 ? endSentence(basis) : basis,
                        ),
                        ' ',
                      ),
                    }),
                  ]
                : []),
              joined(
                [
                  ...counted.flatMap(({ savings, label, basis }) =>
                    savings ? [] : [endSentence(say`${label.map(capitalize)}: ${basis}`)],
                  ),
                  asOfText(asOf, tiles, formats),
                ],
                ' ',
              ),
            ]}
          />
        </div>
      </div>
    </section>
  )
}

function Stat({ id, claim, link }: Tile) {
  const formats = useFormats()
  return (
    <div className={styles.stat} data-claim={id}>
      <Drawing name={`stat-${id}`} className={styles.rosette} />
      <p className={styles.figure}>
        <b>
          <Counter figure={claim} />
        </b>
        <span className={styles.label}>
          {link ? <OutsideLink href={link}>{claim.label}</OutsideLink> : claim.label}
          {id === 'googleRating' && say`, ${asOfMonth(claim, formats)}`}
        </span>
      </p>
    </div>
  )
}

/** One date when all figures share it, otherwise a date for each. */
function asOfText(asOf: Text, tiles: readonly Tile[], formats: Formats): Text {
  const months = tiles.map(({ claim }) => asOfMonth(claim, formats))
  const [month = ''] = months
  if (new Set(months.map(({ plain }) => plain)).size < 2) return asOf.with({ month })
  return joined(
    tiles.map(({ claim }) => say`${claim.label.map(capitalize)}: ${asOfMonth(claim, formats)}.`),
    ' ',
  )
}

function asOfMonth(claim: Claim, formats: Formats): Text {
  return fieldText(claim, 'asOf', formats.monthYear)
}
