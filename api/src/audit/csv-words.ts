import { msg } from '#words'
import { commonHeads } from '../http/common-heads.ts'
import type { CsvWords } from '../http/csv-words.ts'

const heads = {
  ...commonHeads,
  number: msg`Event number`,
  stream: msg`Stream`,
  revision: msg`Revision`,
  position: msg`Position`,
  actor: msg`By`,
  command_id: msg`Command`,
  correlation_id: msg`Correlation`,
  causation_id: msg`Cause`,
  legs: msg`Legs`,
  previous_hash: msg`Previous hash`,
  hash: msg`Hash`,
}

/** The audit trail. */
export const auditCsv = { heads } satisfies CsvWords
