import { testFirmDir } from './firm-content.ts'
import { describeGrowth } from './growing-firm.ts'
import { covers } from './requirements.ts'

describeGrowth(testFirmDir, covers('growing-firm'))
