import { creditStates } from '@strongroom/shared/words/review'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = commonHeads

/** Lists of top-ups. */
export const topUpCsv = { heads, codes: { status: creditStates } } satisfies CsvWords
