/** From how many entries on a list can be searched. */
export const long = 8

export function isWanted(wanted: string, words: string): boolean {
  return words.toLowerCase().includes(wanted.trim().toLowerCase())
}

type FinderProps = { wanted: string; onWanted: (words: string) => void; onSort?: () => void }

/** Finds an entry of a long list, and sorts the list by name. */
export function Finder({ wanted, onWanted, onSort }: FinderProps) {
  return (
    <div className="line finder">
      <input
        type="search"
        aria-label="Find an entry"
        placeholder="Find an entry"
        value={wanted}
        onChange={({ target }) => onWanted(target.value)}
        onKeyDown={(event) => {
          // Not the whole form, which Enter would save.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {onSort && (
        <button type="button" onClick={onSort}>
          Sort by name
        </button>
      )}
    </div>
  )
}
