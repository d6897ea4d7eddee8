import { OutsideLink } from '#app/components/button-link.tsx'
import { Counter } from '#app/components/counter.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Drawing } from '#app/components/picture.tsx'
import { useContent } from '#app/components/site.tsx'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { SectionOf } from '#app/content/schemas/home.ts'
import { monthYear } from '#app/lib/dates.ts'
import { required } from '#app/lib/required.ts'
import { capitalize, endSentence, interpolate } from '#app/lib/text.ts'
import styles from './stats-band.module.css'

type Tile = { id: string; claim: Claim; link: string | undefined }

/** The claims as figures in rosettes; the first is the large one. */
export function StatsBand({ heading, tiles: ids, asOf }: SectionOf<'stats'>) {
  const { firm, claims, interface: words } = useContent()
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
                    interpolate(words.notes.savings, {
                      basis: [...savings.slice(0, -1).map(endSentence), savings.at(-1)].join(' '),
                    }),
                  ]
                : []),
              [
                ...counted.flatMap(({ savings, label, basis }) =>
                  savings ? [] : endSentence(`${capitalize(label)}: ${basis}`),
                ),
                asOfText(asOf, tiles),
              ].join(' '),
            ]}
          />
        </div>
      </div>
    </section>
  )
}

function Stat({ id, claim, link }: Tile) {
  return (
    <div className={styles.stat} data-claim={id}>
      <Drawing name={`stat-${id}`} className={styles.rosette} />
      <p className={styles.figure}>
        <b>
          <Counter {...claim} />
        </b>
        <span className={styles.label}>
          {link ? <OutsideLink href={link}>{claim.label}</OutsideLink> : claim.label}
          {id === 'googleRating' && `, ${monthYear(claim.asOf)}`}
        </span>
      </p>
    </div>
  )
}

/** One date when all figures share it, otherwise a date for each. */
function asOfText(asOf: string, tiles: readonly Tile[]): string {
  const [month = '', ...others] = new Set(tiles.map(({ claim }) => monthYear(claim.asOf)))
  if (others.length === 0) return interpolate(asOf, { month })
  return tiles.map(({ claim }) => `${capitalize(claim.label)}: ${monthYear(claim.asOf)}.`).join(' ')
}
