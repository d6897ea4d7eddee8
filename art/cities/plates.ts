// The plates of the local articles, by the last part of their address.
import type { Inks } from '../inks.ts'
import type { TaxBill } from '../spindles.ts'
import { dallas } from './dallas/scene.ts'
import { greenville } from './greenville/scene.ts'
import type { AddBack } from './greenville/warehouse.ts'
import { jackson } from './jackson/scene.ts'
import { type Assessments, nashville } from './nashville/scene.ts'
import { oklahomaCity } from './oklahoma-city/scene.ts'

/** What the drawings are computed from: rules of the states, and the records of two articles. */
export type CitySubjects = {
  readonly assessments: Assessments
  readonly addBack: AddBack
  /** Years that land must be held before its gain can be deducted. */
  readonly holdingYears: number
  readonly dallasBill: TaxBill
  readonly jacksonBill: TaxBill
}

/** File names and contents. */
export function cityPlates(inks: Inks, subjects: CitySubjects): [name: string, svg: string][] {
  return [
    ['article-nashville-tennessee-cpa.svg', nashville(inks, subjects.assessments)],
    ['article-dallas-texas-cpa.svg', dallas(inks, subjects.dallasBill)],
    ['article-greenville-north-carolina-cpa.svg', greenville(inks, subjects.addBack)],
    ['article-jackson-tennessee-cpa.svg', jackson(inks, subjects.jacksonBill)],
    ['article-oklahoma-city-cpa.svg', oklahomaCity(inks, subjects.holdingYears)],
  ]
}
