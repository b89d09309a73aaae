import { lookKinds } from '@strongroom/shared/words/audit/look'
import { msg } from '#words'
import { eventNumber } from '../csv/common-codes.ts'
import type { CsvWords } from '../csv/csv-words.ts'

const heads = {
  number: eventNumber,
  revision: msg`Revision`,
  actor: msg`By`,
  actor_name: msg`By, name`,
  command_id: msg`Command`,
  correlation_id: msg`Correlation`,
  causation_id: msg`Cause`,
  legs: msg`Legs`,
  previous_hash: msg`Previous hash`,
  hash: msg`Hash`,
}

const lookHeads = {
  created_date: msg`First look`,
  last_date: msg`Last look`,
  times: msg`Looks`,
  by_username: msg`Administrator`,
  by_email: msg`Administrator’s email`,
  case: msg`Case`,
}

/** Administrators' looks at personal data. */
export const looksCsv = { heads: lookHeads, codes: { kind: lookKinds } } satisfies CsvWords

/** The audit trail. */
export const auditCsv = { heads } satisfies CsvWords
