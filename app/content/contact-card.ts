import { fileName } from '#app/lib/file-name.ts'
import { firm } from './firm.ts'

/** Where the firm's contact card is; the build writes it there. */
export const cardPath = `/${fileName(firm.shortName)}.vcf`
