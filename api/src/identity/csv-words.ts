import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { reviewStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  submitted_date: msg({ message: 'Handed in', context: 'file' }),
  submitted_by: msg`Handed in by`,
  submitted_by_name: msg`Handed in by, name`,
  replaced_by: msg`Replaced by`,
  erased: msg({ message: 'Erased', context: 'file' }),
}

/** Lists of identity cases. */
export const identityCsv = {
  heads,
  codes: { type: accountKinds, status: reviewStates, erased: yesOrNo },
} satisfies CsvWords
