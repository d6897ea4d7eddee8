export type Act = false | { name: string; sign: string; off?: boolean; act: () => void }

/** `limits` is the id of the words that say why a button is off. */
type ControlsProps = { of: string; acts: readonly Act[]; limits?: string }

/** What can be done with an entry, at the end of its line. */
export function Controls({ of, acts, limits }: ControlsProps) {
  return (
    <div className="controls">
      {acts.map(
        (each) =>
          each && (
            <button
              key={each.name}
              type="button"
              aria-label={`${each.name}: ${of}`}
              aria-describedby={each.off ? limits : undefined}
              title={`${each.name}: ${of}`}
              disabled={each.off}
              onClick={each.act}
            >
              {each.sign}
            </button>
          ),
      )}
    </div>
  )
}
