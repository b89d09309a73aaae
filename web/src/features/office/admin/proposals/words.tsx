import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { InState, type States } from '../../../../parts/lists/columns.tsx'
import { useActWords } from '../policy/act-words.ts'

/** Where a proposal stands. */
export const PROPOSAL_STATES: States<wire.Proposal['status']> = {
  0: { state: 'waiting', name: msg`Waiting` },
  2: { state: 'waiting', name: msg`Being carried out` },
  1: { state: 'settled', name: msg`Carried out` },
  [-1]: { state: 'wrong', name: msg`Rejected` },
  [-2]: { state: 'reversed', name: msg`Withdrawn` },
  [-3]: { state: 'wrong', name: msg`Lapsed` },
}

/** A proposal's status with its colour. */
export const ProposalState = ({ status }: { status: wire.Proposal['status'] }) => (
  <InState {...PROPOSAL_STATES[status]} />
)

/** Subject of a proposal, in a few words. */
export function useSubject(): (proposal: wire.Proposal) => string {
  const { t } = useLingui()
  const actWords = useActWords()
  return ({ kind, subject, before, after }) => {
    const [what = '', ...rest] = subject.split(' ')
    const id = rest.join(' ')
    const named = String((after ?? before)?.bank_name ?? id)
    const cardType = String((after ?? before)?.name ?? id)
    switch (kind) {
      case 'pool-addresses':
        return t`Deposit addresses · ${subject}`
      case 'circle-deposit':
        return t`Circle deposit · ${subject}`
      case 'deposit-amount':
        return t`Amount of a bank deposit`
      case 'card-credits':
        return t`Card logs that put money on cards`
      case 'claim-credit':
        return t`Claim of a member credited · ${subject}`
      case 'reversal':
        return t`Reversal · ${subject}`
      case 'role':
        return t`Role of member ${subject}`
      case 'user-group':
        return t`User group of member ${subject}`
      case 'vip-level':
        return t`VIP level of member ${subject}`
      case 'pay-code-clearing':
        return t`PAY code of member ${subject} cleared`
      case 'administrator-standing':
        return after?.enabled ? t`Administrator ${subject} enabled` : t`Administrator ${subject} disabled`
      case 'period':
        return t`Month of the books closed · ${subject}`
      case 'subscription-rate':
        return t`Rate of a subscription`
      case 'fill':
        return t`Limit order filled worse than the market`
      case 'parked-skip':
        return t`Event left out of a read model · ${subject}`
      case 'proof-override':
        return t`Payment let out while the books differ · ${subject}`
      case 'risk-release':
        return t`Case above the limit of risk · ${subject}`
      case 'holding':
        return after ? t`Holding · ${subject}` : t`Holding taken out · ${subject}`
      case 'virtual-account':
        return t`Virtual account of member ${subject}`
      case 'adjustment':
        return t`Adjustment · ${subject}`
      case 'catalogue':
        if (what === 'policy') return t`Policy · ${actWords(id)}`
        if (what === 'sys-config') return t`Setting · ${id}`
        if (what === 'swap-rate') return t`Swap rate · ${id}`
        if (what === 'trade-pair') return t`Price of a pair · ${id}`
        if (what === 'fixed-deposit-plan') return t`Earning plan · ${id}`
        if (what === 'invite-code') return t`Invite code · ${id}`
        if (what === 'user-group') return t`User group · ${id}`
        if (what === 'vip-level') return t`VIP level · ${id}`
        if (what === 'card-type') return t`Card type · ${cardType}`
        if (what === 'charge-item') return t`Charge item · ${id}`
        if (what === 'send-fee') return t`Fee of sending · ${id}`
        return t`Bank account of the house · ${named}`
    }
  }
}

/** Name of each kind of proposal, for choosing one. */
export const PROPOSAL_KINDS: { readonly [K in wire.ProposalKind]: MessageDescriptor } = {
  catalogue: msg`Settings and reference data`,
  'pool-addresses': msg`Deposit addresses`,
  'circle-deposit': msg`Circle deposits`,
  'deposit-amount': msg`Amounts of bank deposits`,
  'card-credits': msg`Card logs that put money on cards`,
  'claim-credit': msg`Claims of members credited`,
  reversal: msg`Reversals`,
  'subscription-rate': msg`Rates of subscriptions`,
  fill: msg`Limit orders filled worse than the market`,
  role: msg`Roles`,
  'user-group': msg`User groups of members`,
  'vip-level': msg`VIP levels of members`,
  'pay-code-clearing': msg`PAY codes cleared`,
  'administrator-standing': msg`Accounts of administrators`,
  period: msg`Months of the books`,
  'parked-skip': msg`Events left out of read models`,
  'proof-override': msg`Payments let out while the books differ`,
  'risk-release': msg`Cases above the limit of risk`,
  holding: msg`Holdings of the house`,
  'virtual-account': msg`Virtual accounts of members`,
  adjustment: msg`Adjustments`,
}
