import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { useCounterpartyName } from '../../../../platform/members/member/counterparty.tsx'

/** The kind of what is to come, with the other member where there is one. */
export function useItemTitle(): (item: wire.UpcomingItem) => string {
  const { t } = useLingui()
  const called = useCounterpartyName()
  return ({ kind, username }) => {
    const name = called(username)
    switch (kind) {
      case 'scheduled-payment':
        return t`Scheduled payment to ${name}`
      case 'request-to-pay':
        return t`${name} asks you: last day`
      case 'request-sent':
        return t`Request to ${name}: last day`
      case 'deposit-interest':
        return t`Interest`
      case 'deposit-maturity':
        return t`Fixed deposit ends`
      case 'card-monthly-fee':
        return t`Monthly fee of the card`
      case 'card-annual-fee':
        return t`Annual fee of the card`
    }
  }
}

/** Leads to what is to come. */
export function ItemLink({ item: { kind, id }, children }: { item: wire.UpcomingItem; children: ReactNode }) {
  switch (kind) {
    case 'scheduled-payment':
      return <Link to="/quickpay/scheduled">{children}</Link>
    case 'request-to-pay':
    case 'request-sent':
      return (
        <Link to="/quickpay/requests/$id" params={{ id }}>
          {children}
        </Link>
      )
    case 'deposit-interest':
    case 'deposit-maturity':
      return (
        <Link to="/userfixeddeposits/detail/$id" params={{ id }}>
          {children}
        </Link>
      )
    default:
      return <Link to="/prepaidcard">{children}</Link>
  }
}

type ItemMoneyProps = { item: wire.UpcomingItem; isHidden: boolean; size?: 'sm' | 'md' }

/** The amount, with the sign of its direction. */
export function ItemMoney({ item: { direction, amount, currency }, isHidden, size = 'md' }: ItemMoneyProps) {
  if (isHidden) return <HiddenMoney currency={currency} size={size} />
  return (
    <Money
      amount={direction === 'out' ? `-${amount}` : amount}
      currency={currency}
      kind="flow"
      size={size}
      exact
    />
  )
}
