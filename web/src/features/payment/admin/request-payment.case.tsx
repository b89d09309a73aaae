import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { May, ReadOnly } from '../../../parts/may.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { code, email, fact, money, reason } from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { paymentCases } from './payment-cases.tsx'

/** Requests of every member; finance says which were paid. */
export const AdminRequestPayments = caseKind('request-payment', 'payment.requestCases', {
  ...paymentCases('request'),
  ranged: 'payment.requestCases',
  filters: [currency('currency')],
  evidence: [
    email(),
    fact(msg`Remarks`, row => row.remarks || null),
    money('fee', 'currency', msg`Fee`),
    money('credited', 'currency', msg`Credited`, { isStrong: true }),
    code('externalTxId', msg`External transfer id`),
    reason(),
  ],
  decision: {
    approve: { call: 'payment.decideRequest', body: { status: 1 } },
    label: msg`Received`,
    reject: { call: 'payment.decideRequest', body: { status: -1 } },
    fee: ({ currency }) => ({ currency, label: msg`Fee, if not the usual one` }),
    externalId: 'bank',
  },
  Around: ForFinance,
  approval: { kind: 'request-payment', gets: msg`The member’s wallet receives` },
})

/** Every role may call it, for requests of its own; the roles that decide on money decide those of others. */
function ForFinance({ children }: { children: ReactNode }) {
  return (
    <May call="payment.approveSend" otherwise={<ReadOnly />}>
      {children}
    </May>
  )
}
