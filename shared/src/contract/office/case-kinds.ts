import * as v from 'valibot'

/** The kinds of cases that wait for an administrator. Their order is that of the menu. */
export const caseKinds = [
  'top-up',
  'deposit',
  'fps-top-up',
  'withdrawal',
  'chain-send',
  'request-payment',
  'send-payment',
  'adjustment',
  'proposal',
  'currency-request',
  'bank-account',
  'vip-application',
  'identity',
  'card-order',
  'card-charge',
  'address-application',
] as const
/** Kind of a case that waits for an administrator. */
export const caseKind = v.picklist(caseKinds)
export type CaseKind = v.InferOutput<typeof caseKind>
