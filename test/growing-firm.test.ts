import { testFirmDir } from './firm-content.ts'
import { describeGrowth } from './growing-firm.ts'

describeGrowth(testFirmDir)
