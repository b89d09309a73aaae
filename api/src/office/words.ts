import { caseKindWords, proposalKindWords } from '@strongroom/shared/words/office/kind'
import {
  adjustmentStates,
  bulkJobStates,
  bulkRowStates,
  proposalStates,
} from '@strongroom/shared/words/office/state'
import { reviewStates } from '@strongroom/shared/words/review'
import { msg, type Word } from '#words'
import type { RefusalWords } from '../command/refusal-words.ts'
import { yesOrNo } from '../csv/common-codes.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

/** Codes and messages of the refusals of this capability's rules. */
export const refusals = {
  'movement-unknown': { msg: msg`This transaction does not exist` },
  'not-reversible': { msg: msg`This cannot be reversed` },
  'not-your-proposal': { msg: msg`Only the proposer can withdraw this` },
} as const satisfies RefusalWords

const heads = {
  rejection: msg`Reason of the rejection`,
  before: msg`Before`,
  after: msg`After`,
  mine: msg`Mine to decide`,
  why: msg({ message: 'Why', context: 'file' }),
  proposed_by: msg`Proposed by`,
  proposed_by_name: msg`Proposed by, name`,
  assignee_name: msg`Assigned to, name`,
  notes: msg`Notes`,
  by_name: msg`By, name`,
  case_id: msg`Case ID`,
  decided: msg`Decided`,
  decision: msg`Decision`,
  refused: msg`Refused`,
}

const namesOf = (kinds: Readonly<Record<string, { readonly one: Word }>>): Codes =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { one }]) => [kind, one]))

/** Lists of adjustments. */
export const adjustmentCsv = {
  heads,
  codes: { status: adjustmentStates },
} satisfies CsvWords

/** Lists of proposals. */
export const proposalCsv = {
  heads,
  codes: { kind: namesOf(proposalKindWords), status: proposalStates, mine: yesOrNo },
} satisfies CsvWords

/** Lists of agents. */
export const agentCsv = { heads } satisfies CsvWords

const caseKind = namesOf(caseKindWords)

/** Lists of everything that waits. */
export const inboxCsv = { heads, codes: { kind: caseKind, mine: yesOrNo } } satisfies CsvWords

/** Lists of bulk jobs. */
export const bulkJobCsv = {
  heads,
  codes: {
    kind: caseKind,
    decision: reviewStates,
    status: bulkJobStates,
  },
} satisfies CsvWords

/** Lists of the rows of a bulk job. */
export const bulkRowCsv = {
  heads,
  codes: { status: bulkRowStates },
} satisfies CsvWords
