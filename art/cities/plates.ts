// The plates of the local articles, by the last part of their address.
import type { Inks } from '../inks.ts'
import type { TaxBill } from '../spindles.ts'
import { dallas } from './dallas/scene.ts'
import { greenville } from './greenville/scene.ts'
import type { AddBack } from './greenville/warehouse.ts'
import { jackson } from './jackson/scene.ts'
import { type Assessments, nashville } from './nashville/scene.ts'
import { oklahomaCity } from './oklahoma-city/scene.ts'

/** What the drawings are computed from: rules of the states, and the records of two articles.
    A firm without one of the articles has nothing for its drawing. */
export type CitySubjects = {
  readonly assessments?: Assessments | undefined
  readonly addBack?: AddBack | undefined
  /** Years that land must be held before its gain can be deducted. */
  readonly holdingYears?: number | undefined
  readonly dallasBill?: TaxBill | undefined
  readonly jacksonBill?: TaxBill | undefined
}

/** File names and contents. */
export function cityPlates(inks: Inks, subjects: CitySubjects): [name: string, svg: string][] {
  const { assessments, dallasBill, addBack, jacksonBill, holdingYears } = subjects
  return [
    ...plate('nashville-tennessee-cpa', assessments && nashville(inks, assessments)),
    ...plate('dallas-texas-cpa', dallasBill && dallas(inks, dallasBill)),
    ...plate('greenville-north-carolina-cpa', addBack && greenville(inks, addBack)),
    ...plate('jackson-tennessee-cpa', jacksonBill && jackson(inks, jacksonBill)),
    ...plate('oklahoma-city-cpa', holdingYears && oklahomaCity(inks, holdingYears)),
  ]
}

function plate(page: string, svg: string | 0 | undefined): [name: string, svg: string][] {
  return svg ? [[`article-${page}.svg`, svg]] : []
}
