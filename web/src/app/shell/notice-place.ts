import type { LinkProps } from '@tanstack/react-router'
import type { Received } from '../../features/account/member/received.ts'

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>

/** Target of a notice: the line of the statement or of the card, the request, or the screen of what was decided. */
export const noticePlace = ({ id, kind, notice, line, cardLine }: Received): Place => {
  if (line !== undefined) return { to: '/transactions/$id', params: { id: line } }
  if (kind === 'CardPurchaseDeclined') return { to: '/prepaidcard/purchases', search: { state: 'declined' } }
  if (cardLine !== undefined) return { to: '/prepaidcard/SpendList', search: { open: cardLine } }
  if (kind === 'money-request') return { to: '/quickpay/requests/$id', params: { id } }
  if (kind === 'price-alert') return { to: '/pricealerts' }
  if (kind === 'support-answered') return { to: '/csr', search: { case: id } }
  if (kind.startsWith('identity-')) return { to: '/accountinfo' }
  if (kind.startsWith('bank-') || kind === 'BankUnlinked') return { to: '/banks' }
  if (kind.startsWith('Currency')) return { to: '/digitalaccount' }
  if (kind.startsWith('Address')) return { to: '/userbindccaddress' }
  if (kind.startsWith('DepositAddress')) return { to: '/topup' }
  if (kind.startsWith('FixedDeposit') || kind === 'InterestPaid') return { to: '/userfixeddeposits' }
  if (kind.startsWith('GiftCards')) return { to: '/giftcardapply' }
  if (kind === 'VirtualAccountGiven') return { to: '/virtualaccount' }
  if (kind.startsWith('Vip')) return { to: '/vipapply' }
  if (notice === 'house' && !kind.startsWith('Card')) return { to: '/accountinfo' }
  return { to: kind === 'CardOrderRejected' ? '/prepaidcard/opencard' : '/prepaidcard' }
}
