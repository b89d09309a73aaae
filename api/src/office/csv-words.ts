import { msg, type Word } from '#words'
import { reviewed, yesOrNo } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'
import { caseKinds } from './case-kinds.ts'
import { proposalKinds } from './proposal-kinds.ts'

const heads = {
  ...commonHeads,
  rejection: msg`Reason of the rejection`,
  kind: msg`Kind`,
  subject: msg({ message: 'Subject', context: 'file' }),
  before: msg`Before`,
  after: msg`After`,
  mine: msg`Mine to decide`,
  why: msg({ message: 'Why', context: 'file' }),
  proposed_by: msg`Proposed by`,
  proposed_by_name: msg`Proposed by, name`,
  api_key: msg`API key`,
  access_interval: msg`Access interval in minutes`,
  assignee: msg`Assigned to`,
  assignee_name: msg`Assigned to, name`,
  notes: msg`Notes`,
  by: msg`By`,
  by_name: msg`By, name`,
  case_id: msg`Case ID`,
  code: msg({ message: 'Code', context: 'file' }),
  decided: msg`Decided`,
  decision: msg`Decision`,
  details: msg`Details`,
  left: msg`Left`,
  number: msg({ message: 'Number', context: 'file' }),
  refused: msg`Refused`,
}

const wordsByKind = (
  kinds: Readonly<Record<string, { readonly kind: string; readonly word: Word }>>,
): Codes => Object.fromEntries(Object.values(kinds).map(({ kind, word }) => [kind, word]))

const proposalStatus: Codes = {
  0: msg`Waiting`,
  1: msg({ message: 'Done', context: 'file' }),
  2: msg`Approved`,
  '-1': msg`Rejected`,
  '-2': msg`Withdrawn`,
  '-3': msg`Lapsed`,
}

/** Lists of adjustments. */
export const adjustmentCsv = {
  heads,
  codes: { status: { ...reviewed, '-2': msg`Withdrawn` } },
} satisfies CsvWords

/** Lists of proposals. */
export const proposalCsv = {
  heads,
  codes: { kind: wordsByKind(proposalKinds), status: proposalStatus, mine: yesOrNo },
} satisfies CsvWords

/** Lists of agents. */
export const agentCsv = { heads } satisfies CsvWords

const caseKind = wordsByKind(caseKinds)

/** Lists of everything that waits. */
export const inboxCsv = { heads, codes: { kind: caseKind, mine: yesOrNo } } satisfies CsvWords

const decision: Codes = { 1: msg`Approved`, '-1': msg`Rejected` }

/** Lists of bulk jobs. */
export const bulkJobCsv = {
  heads,
  codes: {
    kind: caseKind,
    decision,
    status: { 0: msg`Running`, 1: msg`Ended`, '-1': msg`Stopped` },
  },
} satisfies CsvWords

/** Lists of the rows of a bulk job. */
export const bulkRowCsv = {
  heads,
  codes: { status: { 0: msg`Waiting`, 1: msg`Decided`, '-1': msg`Refused` } },
} satisfies CsvWords
