import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../../parts/status.tsx'
import { useActWords } from '../policy/act-words.ts'

const STATES: Record<wire.Proposal['status'], State> = {
  0: 'waiting',
  2: 'waiting',
  1: 'settled',
  [-1]: 'wrong',
  [-2]: 'reversed',
  [-3]: 'wrong',
}

/** Name of each state of a proposal. */
export function useProposalStates(): Readonly<Record<wire.Proposal['status'], string>> {
  const { t } = useLingui()
  return {
    0: t`Waiting`,
    2: t`Being carried out`,
    1: t`Carried out`,
    [-1]: t`Rejected`,
    [-2]: t`Withdrawn`,
    [-3]: t`Lapsed`,
  }
}

/** A proposal's status with its colour. */
export function ProposalState({ status }: { status: wire.Proposal['status'] }) {
  return <Status state={STATES[status]}>{useProposalStates()[status]}</Status>
}

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
export function useProposalKinds(): Readonly<Record<wire.ProposalKind, string>> {
  const { t } = useLingui()
  return {
    catalogue: t`Settings and reference data`,
    'pool-addresses': t`Deposit addresses`,
    'circle-deposit': t`Circle deposits`,
    'deposit-amount': t`Amounts of bank deposits`,
    'card-credits': t`Card logs that put money on cards`,
    'claim-credit': t`Claims of members credited`,
    reversal: t`Reversals`,
    'subscription-rate': t`Rates of subscriptions`,
    fill: t`Limit orders filled worse than the market`,
    role: t`Roles`,
    'user-group': t`User groups of members`,
    'vip-level': t`VIP levels of members`,
    'pay-code-clearing': t`PAY codes cleared`,
    'administrator-standing': t`Accounts of administrators`,
    period: t`Months of the books`,
    'parked-skip': t`Events left out of read models`,
    'proof-override': t`Payments let out while the books differ`,
    'risk-release': t`Cases above the limit of risk`,
    holding: t`Holdings of the house`,
    'virtual-account': t`Virtual accounts of members`,
    adjustment: t`Adjustments`,
  }
}
