import { bookAccounts } from '@strongroom/shared/words/finance/account'
import { itemStates, statementStates } from '@strongroom/shared/words/finance/state'
import { reviewStates } from '@strongroom/shared/words/review'
import { msg } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { eventNumber } from '../csv/common-codes.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'period-not-over': { msg: msg`This month is not over` },
  'period-closed': { msg: msg`This month is closed already` },
  'period-not-next': { msg: msg`An earlier month has to be closed first` },
  'same-account': { msg: msg`Both sides of an entry are the same account` },
  'statement-signed': { msg: msg`This statement has been signed off: it is not changed any more` },
} as const satisfies RefusalWords

const heads = {
  number: eventNumber,
  event_id: msg`Event ID`,
  account: msg({ message: 'Account', context: 'books' }),
  debit: msg`Debit`,
  credit: msg`Credit`,
  source_name: msg`Name of the source`,
  file_name: msg`File`,
  step: msg`Step`,
  done: msg({ message: 'Done', context: 'file' }),
  lines: msg`Lines`,
  matched: msg`Matched`,
  open_lines: msg`Open lines`,
  open_entries: msg`Open entries`,
  differing: msg`Differences`,
  unexplained: msg`Without a note`,
  notices: msg({ message: 'Notices', context: 'file' }),
  signed_by: msg`Signed by`,
  signed_date: msg({ message: 'Signed', context: 'file' }),
  digest: msg`Digest`,
  shown: msg`Read model`,
  match: msg`Match`,
  rule: msg`Rule`,
  difference: msg`Difference`,
  age_days: msg`Age in days`,
  owner: msg`Owner`,
  correction: msg`Correcting entry`,
  correction_status: msg`State of the correcting entry`,
  also: msg`The same line elsewhere`,
}

const step: Codes = {
  reading: msg`Reading the file`,
  gathering: msg`Reading the log`,
  matching: msg`Matching`,
  writing: msg`Writing the result`,
}

const side: Codes = { line: msg`Line of the statement`, entry: msg`Entry of the books` }

/** Statements from outside, and their items beside the books'. */
export const statementsCsv = {
  heads,
  codes: {
    account: bookAccounts,
    status: statementStates,
    step,
    side,
    state: itemStates,
    correction_status: reviewStates,
  },
} satisfies CsvWords

/** Finance's other lists. */
export const financeCsv = { heads } satisfies CsvWords
