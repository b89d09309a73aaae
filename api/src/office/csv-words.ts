import type { wire } from '@strongroom/shared'
import { msg, type Word } from '#words'
import { reviewed, yesOrNo } from '../csv/common-codes.ts'
import { commonHeads } from '../csv/common-heads.ts'
import type { Codes, CsvWords } from '../csv/csv-words.ts'

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

const proposalKind = {
  catalogue: msg`Reference data or setting`,
  'pool-addresses': msg`Addresses of the pool`,
  'circle-deposit': msg`Circle deposit`,
  'deposit-amount': msg`Amount of a deposit`,
  'card-credits': msg`Credits on cards`,
  'claim-credit': msg`Claim of a member credited`,
  reversal: msg`Reversal`,
  'subscription-rate': msg`Rate of a fixed deposit`,
  fill: msg`Limit order filled worse than the market`,
  role: msg`Role`,
  'user-group': msg`User group of a member`,
  'vip-level': msg`VIP level of a member`,
  'pay-code-clearing': msg`PAY code cleared`,
  'administrator-standing': msg`Account of an administrator`,
  period: msg`Month of the books`,
  'parked-skip': msg`Event left out of a read model`,
  'proof-override': msg`Payment let out while the books differ`,
  'risk-release': msg`Case above the limit of risk`,
  holding: msg`Holding of the house`,
  'virtual-account': msg`Virtual account`,
  adjustment: msg`Adjustment`,
} satisfies Record<wire.ProposalKind, Word>

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
  codes: { kind: proposalKind, status: proposalStatus, mine: yesOrNo },
} satisfies CsvWords

/** Lists of agents. */
export const agentCsv = { heads } satisfies CsvWords

const caseKind = {
  'top-up': msg`Top-up`,
  deposit: msg`Bank deposit`,
  'fps-top-up': msg`FPS top-up`,
  withdrawal: msg`Withdrawal`,
  'chain-send': msg`Send on chain`,
  'request-payment': msg`Requested payment`,
  'send-payment': msg`Payment sent`,
  adjustment: msg`Adjustment`,
  proposal: msg`Proposal`,
  'currency-request': msg`Currency request`,
  'bank-account': msg`Bank account`,
  'vip-application': msg`VIP application`,
  identity: msg`Identity check`,
  'card-order': msg`Card order`,
  'card-charge': msg`Charge of the card`,
  'address-application': msg`Application for an address`,
} satisfies Record<wire.CaseKind, Word>

/** Lists of everything that waits. */
export const inboxCsv = { heads, codes: { kind: caseKind, mine: yesOrNo } } satisfies CsvWords

const decision: Codes = { 1: msg`Approved`, '-1': msg`Rejected` }

/** Lists of bulk jobs. */
export const bulkJobCsv = {
  heads,
  codes: {
    ...{ kind: caseKind, decision },
    status: { 0: msg`Running`, 1: msg`Ended`, '-1': msg`Stopped` },
  },
} satisfies CsvWords

/** Lists of the rows of a bulk job. */
export const bulkRowCsv = {
  heads,
  codes: { status: { 0: msg`Waiting`, 1: msg`Decided`, '-1': msg`Refused` } },
} satisfies CsvWords
