import { msg } from '#words'
import { commonHeads } from '../csv/common-heads.ts'
import type { CsvWords } from '../csv/csv-words.ts'
import { reviewed, userType, yesOrNo } from '../http/common-codes.ts'

const heads = {
  ...commonHeads,
  submitted_date: msg`Handed in`,
  submitted_by: msg`Handed in by`,
  submitted_by_name: msg`Handed in by, name`,
  decided_date: msg`Decided`,
  replaced_by: msg`Replaced by`,
  erased: msg`Erased`,
}

/** Lists of identity cases. */
export const identityCsv = {
  heads,
  codes: { type: userType, status: reviewed, erased: yesOrNo },
} satisfies CsvWords
