import { msg } from '@lingui/core/macro'
import { email, reason, since, text } from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { ENDED } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'

/** Requests for wallets in currencies that need consent. */
export const CurrencyRequests = caseKind('currency-request', 'wallet.currencyRequests', {
  stateField: 'status',
  states: ENDED,
  what: row => row.currency,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  evidence: [text('currency', msg`Currency`), since(), email(), reason()],
  decision: {
    approve: { call: 'wallet.approveCurrency' },
    label: msg`Open the wallet`,
    reject: { call: 'wallet.rejectCurrency' },
  },
  bulk: 'wallet.approveCurrency',
})
