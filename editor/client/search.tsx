import { useEffect, useId, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import type { Hit } from '#editor/types.ts'
import { fieldId, type PanelProps, useFileName, useOverview } from './contexts.ts'
import { Refusal } from './problems.tsx'
import { useSteps } from './steps.ts'
import { useAsked } from './use-asked.ts'
import { inShort } from './values.ts'

const spotOf = ({ file, path, at }: Hit) => `${fieldId(file, path)}@${at}`

/** `#search/words`: where all saved texts have the words, and other words for them. */
export function SearchPanel({ hash, onChanged }: PanelProps) {
  const words = hash.slice('search/'.length)
  const [typed, setTyped] = useState(words)
  const steps = useSteps(onChanged)
  const { last } = steps
  const { value: hits, refused } = useAsked<Hit[]>(
    `search?words=${encodeURIComponent(words)}`,
    last,
  )
  useEffect(() => setTyped(words), [words])
  return (
    <>
      <h2>Search all texts</h2>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault()
          window.location.hash = `search/${encodeURIComponent(typed.trim())}`
        }}
      >
        <label>
          <b>Words to look for</b>
          <input
            type="search"
            dir="auto"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit">Search</button>
      </form>
      <div role="status">
        {steps.words && <p className="saved">{steps.words}</p>}
        <Refusal refused={refused ?? steps.refused} />
        {hits && <p>{inWords(words, hits)}</p>}
      </div>
      {last && (
        <button type="button" onClick={() => steps.takeBack(last.id)}>
          Undo this
        </button>
      )}
      {hits && hits.length > 0 && (
        <Hits
          key={words}
          hits={hits}
          onReplace={(by, spots) => steps.take('replace', { words, by, spots })}
        />
      )}
    </>
  )
}

function inWords(words: string, hits: readonly Hit[]): string {
  if (words.trim().length < 2) return 'Type two letters or more.'
  const pages = new Set(hits.map(({ file }) => file)).size
  if (hits.length === 0) return `Nothing that is saved says “${words}”.`
  const where = pages === 1 ? 'on one page or list' : `on ${pages} pages and lists`
  return `“${words}” was found ${hits.length === 1 ? 'once' : `${hits.length} times`} ${where}.`
}

type HitsProps = { hits: readonly Hit[]; onReplace: (by: string, spots: readonly Hit[]) => void }

function Hits({ hits, onReplace }: HitsProps) {
  const nameOf = useFileName()
  const [by, setBy] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const open = hits.filter(({ fixed }) => !fixed)
  const chosen = open.filter((hit) => !left.includes(spotOf(hit)))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (by.trim() && chosen.length > 0) onReplace(by, chosen)
      }}
    >
      {open.length > 0 && (
        <fieldset>
          <legend>Replace</legend>
          <label>
            <b>Other words for it</b>
            <input dir="auto" value={by} onChange={({ target }) => setBy(target.value)} />
          </label>
          <p className="acts">
            <button type="submit" aria-disabled={!by.trim() || chosen.length === 0}>
              Replace in {pluralize(chosen.length, 'place')}
            </button>{' '}
            <button type="button" onClick={() => setLeft(left.length > 0 ? [] : open.map(spotOf))}>
              {left.length > 0 ? 'Choose all' : 'Choose none'}
            </button>
          </p>
        </fieldset>
      )}
      {[...Map.groupBy(hits, ({ file }) => file)].map(([file, found]) => (
        <section key={file}>
          <h3>{nameOf(file)}</h3>
          <ul className="hits">
            {found.map((hit) => {
              const spot = spotOf(hit)
              return (
                <HitLine
                  key={spot}
                  hit={hit}
                  isChosen={!left.includes(spot)}
                  onChoose={(is) =>
                    setLeft(is ? left.filter((each) => each !== spot) : [...left, spot])
                  }
                />
              )
            })}
          </ul>
        </section>
      ))}
    </form>
  )
}

type HitLineProps = { hit: Hit; isChosen: boolean; onChoose: (is: boolean) => void }

function HitLine({ hit, isChosen, onChoose }: HitLineProps) {
  const { file, path, field, before, match, after, fixed } = hit
  const { facts } = useOverview()
  const sentence = useId()
  return (
    <li>
      {!fixed && (
        <input
          type="checkbox"
          aria-label="Replace here"
          aria-describedby={sentence}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div>
        <a href={`#${fieldId(file, path)}`}>{inShort(field, facts) || 'The text'}</a>
        <p id={sentence} dir="auto">
          {inShort(before, facts)}
          <mark>{match}</mark>
          {inShort(after, facts)}
        </p>
        {fixed && <small>an address, a name or a number: change it in its field</small>}
      </div>
    </li>
  )
}
