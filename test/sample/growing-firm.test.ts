import { contentDir } from '#app/content/load.ts'
import { describeGrowth } from '#test/growing-firm.ts'

describeGrowth(contentDir)
