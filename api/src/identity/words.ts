import { accountKinds } from '@strongroom/shared/words/identity/kind'
import { reviewStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { yesOrNo } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'already-verified': { msg: msg`This identity is verified already` },
  'kyc-kind-wrong': { msg: msg`These are not the documents of this kind of account` },
  'kyc-not-handed-in': { msg: msg`This member has handed in nothing that could be approved` },
  'kyc-waiting': { msg: msg`There are documents that nobody has decided on yet` },
  'kyc-replaced': { msg: msg`This record has been replaced by another one, please look at that` },
} as const satisfies RefusalWords

const heads = {
  submitted_date: msg({ message: 'Handed in', context: 'when' }),
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
