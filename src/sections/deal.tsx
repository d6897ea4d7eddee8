import '../styles/charts.css'
import { Exhibit } from '../components/exhibit.tsx'
import { roles } from '../components/table-roles.ts'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { deal } from '../schema/pages/buy-sell-business.ts'
import styles from './deal.module.css'

type Sale = Placed<typeof deal>

const percent = (share: number) => `${Math.round(10_000 * share) / 100}%`

/** One price as an asset deal and as a stock deal of an S corporation whose assets and stock have no tax basis left. */
export function Deal({ id, heading, intro, note, ...sale }: Sale) {
  const { price, equipment, ordinaryRate, gainRate, goodwillYears: years } = sale
  const goodwill = price - equipment
  const [ordinary, gain] = [percent(ordinaryRate), percent(gainRate)]
  const onEquipment = Math.round(equipment * ordinaryRate)
  const onGoodwill = Math.round(goodwill * gainRate)
  const onStock = Math.round(price * gainRate)
  return (
    <Exhibit id={id} heading={heading} intro={intro} note={note}>
      <div className={styles.deal}>
        <p>
          In this sample, the stock deal leaves the seller {dollars(onEquipment + onGoodwill - onStock)} more. The asset
          deal lets the buyer write off {dollars(price)} over {years} years. Buyer and seller work that out in the
          price.
        </p>
        <figure className="charts" data-block="flow">
          <figcaption>
            The seller pays {ordinary} on ordinary income and {gain} on capital gain
          </figcaption>
          <Ribbon
            name="Asset deal"
            price={price}
            taxes={[
              { label: `Tax on equipment: ${ordinary} of ${dollars(equipment)}`, tax: onEquipment },
              { label: `Tax on goodwill: ${gain} of ${dollars(goodwill)}`, tax: onGoodwill },
            ]}
          />
          <Ribbon
            name="Stock deal"
            price={price}
            taxes={[
              { label: 'Equipment: not sold by itself', tax: 0 },
              { label: `Tax on stock: ${gain} of ${dollars(price)}`, tax: onStock },
            ]}
          />
        </figure>
        <WriteOff price={price} equipment={equipment} years={years} />
      </div>
    </Exhibit>
  )
}

type RibbonProps = { name: string; price: number; taxes: readonly { label: string; tax: number }[] }

/** The price as a ribbon, and each tax as threads drawn out of it toward its amount. */
function Ribbon({ name, price, taxes }: RibbonProps) {
  // A part of the track stays free for the threads.
  const whole = 1.2 * price
  let left = price
  const taken = taxes.map(({ label, tax }) => {
    left -= tax
    return { label, tax, left }
  })
  const rows = [
    { label: 'Price', tax: undefined, left: price },
    ...taken,
    { label: 'Seller keeps', tax: undefined, left },
  ]
  return (
    <table {...roles.table} data-columns="2" data-scale="">
      <caption>{name}</caption>
      <Head names={['Step', name]} />
      <tbody {...roles.group}>
        {rows.map(({ label, tax, left: rest }) => (
          <tr key={label} {...roles.row} data-row={tax === undefined ? 'level' : undefined}>
            <th {...roles.rowHeader}>{label}</th>
            <td {...roles.cell} data-label={name}>
              <svg aria-hidden="true">
                <line x1="0%" x2={percent(rest / whole)} y1="50%" y2="50%" data-tone="ribbon" />
                {tax ? <Threads from={rest / whole} share={tax / whole} /> : null}
              </svg>
              <span>{tax ? `−${dollars(tax)}` : dollars(tax ?? rest)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Threads({ from, share }: { from: number; share: number }) {
  const count = Math.max(2, Math.round(share * 60))
  const paths = Array.from({ length: count }, (_, index) => {
    const x = Math.round((((index + 0.5) / count) * share * 1000) / (1 - from))
    const y = Math.round(50 + (count / 2 - index - 0.5) * 4.5)
    return `M${x} 0C${x} ${y} ${x} ${y} ${Math.min(1000, x + 250)} ${y}H1000`
  })
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: inside a drawing that screen readers skip
    <svg x={percent(from)} width={percent(1 - from)} height="100%" viewBox="0 0 1000 100" preserveAspectRatio="none">
      <path d={paths.join('')} data-tone="thread" />
    </svg>
  )
}

/** What a buyer of the assets deducts: equipment at once, goodwill evenly. */
function WriteOff({ price, equipment, years }: { price: number; equipment: number; years: number }) {
  const yearly = Math.round((price - equipment) / years)
  const first = equipment + yearly
  const rows = [
    // The sign stays with its amount.
    { label: `First year: ${dollars(equipment)} +\u00a0${dollars(yearly)}`, from: 0, to: first },
    { label: `Next ${years - 1} years: ${dollars(yearly)} each`, from: first, to: price },
    { label: `All ${years} years`, from: 0, to: price },
  ]
  return (
    <div className="charts" data-block="waterfall">
      <table {...roles.table} data-columns="2" data-scale="">
        <caption>The buyer of the assets writes off the price</caption>
        <Head names={['When', 'Write-off']} />
        <tbody {...roles.group}>
          {rows.map(({ label, from, to }, at) => {
            const before = rows[at - 1]?.to
            return (
              <tr key={label} {...roles.row} data-row={from === 0 ? 'level' : undefined}>
                <th {...roles.rowHeader}>{label}</th>
                <td {...roles.cell} data-label="Write-off">
                  <svg aria-hidden="true">
                    {before && <Joint at={before / price} y1="0%" y2="50%" />}
                    {at < rows.length - 1 && <Joint at={to / price} y1="50%" y2="100%" />}
                    <line
                      x1={percent(from / price)}
                      x2={percent(to / price)}
                      y1="50%"
                      y2="50%"
                      data-tone={from === 0 ? 'bar-1' : 'bar-2'}
                    />
                  </svg>
                  <span>{dollars(to - from)}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p data-note="">
        Equipment is deducted at once, and goodwill evenly over {years} years. A stock buyer writes off $0: the price
        becomes the stock's basis, and the company's assets keep theirs.
      </p>
    </div>
  )
}

function Joint({ at, y1, y2 }: { at: number; y1: string; y2: string }) {
  return <line x1={percent(at)} x2={percent(at)} y1={y1} y2={y2} data-tone="rule" />
}

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {names.map((name) => (
          <th key={name} {...roles.columnHeader}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
