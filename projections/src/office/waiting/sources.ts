import type { wire } from '@strongroom/shared'

/** The table with the cases of a kind, and the columns known of each. All of it is our own SQL text. */
export type Source = {
  readonly table: string
  /** SQL condition for the rows that wait. */
  readonly waits: string
  /** How it stands: below zero when it was refused. */
  readonly status: string
  readonly since: string
  /** The member; null for cases that are no member's. */
  readonly uid: string
  /** The administrator who entered it, where one did: they do not decide it. */
  readonly enteredBy: string
  readonly currency: string
  readonly amount: string
}

const usual = {
  waits: 'status = 0',
  status: 'status',
  since: 'created_at',
  uid: 'uid',
  enteredBy: 'null::text',
  currency: 'currency',
  amount: 'amount',
} as const
const withoutAmount = { ...usual, currency: 'null::text', amount: 'null::numeric' } as const

/** Kinds of cases whose decider follows from the role alone. Proposals have a policy each. */
export type PlainKind = Exclude<wire.CaseKind, 'proposal'>

/** The read model that shows the cases of a kind. */
export const viewOfCases = (kind: PlainKind): string => sources[kind].table.slice('views.'.length)

/** Whether a row of that read model waits for a decision. */
export const rowThatWaits = (kind: PlainKind, row: Readonly<Record<string, unknown>>): boolean =>
  row[sources[kind].status] === 0

export const sources: { readonly [K in PlainKind]: Source } = {
  'top-up': { ...usual, table: 'views.top_ups' },
  deposit: { ...usual, table: 'views.deposits', waits: 'recharge_status = 0', status: 'recharge_status' },
  'fps-top-up': { ...usual, table: 'views.fps_top_ups', currency: `'HKD'`, amount: 'hkd_amount' },
  withdrawal: { ...usual, table: 'views.withdrawals', enteredBy: 'entered_by' },
  'chain-send': { ...usual, table: 'views.chain_sends' },
  'request-payment': { ...usual, table: 'views.request_payments' },
  'send-payment': { ...usual, table: 'views.send_payments' },
  adjustment: { ...usual, table: 'views.adjustments', enteredBy: 'entered_by' },
  'currency-request': { ...usual, table: 'views.currency_requests', amount: 'null::numeric' },
  'bank-account': { ...withoutAmount, table: 'views.bank_accounts' },
  'vip-application': { ...withoutAmount, table: 'views.vip_applications' },
  identity: { ...withoutAmount, table: 'views.kyc_records', since: 'submitted_at' },
  'card-order': { ...withoutAmount, table: 'views.card_orders' },
  'card-charge': { ...usual, table: 'views.card_charges', currency: 'card_currency' },
  'address-application': { ...withoutAmount, table: 'views.address_applications' },
}
