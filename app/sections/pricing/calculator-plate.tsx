import type { SavingsRange } from '#app/lib/savings.ts'
import { type Curve, fitCurve, fullTurn } from '#art/geometry.ts'
import styles from './calculator-plate.module.css'

type CalculatorPlateProps = {
  range: SavingsRange
  /** The visitor's effective rate in percent; none before there is a result. */
  rate?: number | undefined
  /** What the full width stands for. */
  whole: string
}

const length = 4000
const height = 1200
/** The pitch of the uncut plate. */
const idleRate = 26

/** The tax paid as an axis, and the range as a spindle on it, to scale. Its pitch is the visitor's
    effective rate. Without one it is the uncut plate, flat: a hint, not a result. */
export function CalculatorPlate({ range, rate, whole }: CalculatorPlateProps) {
  const { minimum, maximum } = range
  return (
    <div className={styles.plate}>
      <svg
        className={styles.drawing}
        data-state={rate === undefined ? 'uncut' : 'cut'}
        viewBox={`0 ${-height / 2} ${length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 0H${(length * minimum) / 100}M${(length * maximum) / 100} 0H${length}`} />
        <path
          className={styles.weave}
          d={weave(minimum / 100, maximum / 100, rate ?? idleRate, rate === undefined ? 5 : 14)}
        />
      </svg>
      <svg className={styles.scale} aria-hidden="true">
        <line className={styles.rule} x2="100%" y1="6" y2="6" />
        <Tick at={0} text="0" side="start" />
        <Tick at={minimum} text={`${minimum}%`} side="start" />
        <Tick at={maximum} text={`${maximum}%`} side="end" />
        <Tick at={100} text="100%" side="end" />
        <text x="100%" y="48" textAnchor="end">
          {whole}
        </text>
      </svg>
    </div>
  )
}

function Tick({ at, text, side }: { at: number; text: string; side: 'start' | 'end' }) {
  return (
    <>
      <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="26" />
      <text x={`${at}%`} y="25" dx={side === 'start' ? 8 : -8} textAnchor={side}>
        {text}
      </text>
    </>
  )
}

/** Path data of a spindle between two shares of the length. A higher rate is a closer weave. */
function weave(from: number, to: number, rate: number, strands: number): string {
  const waves = 2 + Math.min(rate, 60) / 9
  const start = length * from
  const width = length * (to - from)
  let line = ''
  for (let strand = 0; strand < strands; strand++) {
    const curve: Curve = (x) => {
      const way = Math.min(1, Math.max(0, (x - start) / width))
      const swell = Math.sin(Math.PI * way) ** 0.8 * (0.72 + 0.28 * Math.cos(fullTurn * 2 * way))
      const wave = Math.sin(fullTurn * (waves * way + strand / strands))
      return [x, height * 0.46 * swell * wave]
    }
    line += fitCurve(curve, [start, start + width], Math.round(waves * 6))
  }
  return line
}
