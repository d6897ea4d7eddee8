import { contentDir } from '#app/content/load.ts'
import { describeGrowth } from '#test/growing-firm.ts'
import { covers } from '#test/requirements.ts'

describeGrowth(contentDir, covers('growing-firm'))
