import { noticePath } from '@strongroom/shared/words/account/notice-place'
import type { LinkProps } from '@tanstack/react-router'
import type { Received } from '../../features/account/member/received.ts'

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>

/** Target of a notice: the line of the statement or of the card, the request, or the screen of what was decided. */
export const noticePlace = ({ id, kind, notice, line, cardLine }: Received): Place => {
  if (line !== undefined) return { to: '/transactions/$id', params: { id: line } }
  if (kind === 'CardPurchaseDeclined') return { to: '/prepaidcard/purchases', search: { state: 'declined' } }
  if (cardLine !== undefined) return { to: '/prepaidcard/SpendList', search: { open: cardLine } }
  if (kind === 'money-request') return { to: '/quickpay/requests/$id', params: { id } }
  if (kind === 'data-copy-made') return { to: '/setting/data' }
  if (kind === 'support-answered') return { to: '/csr', search: { case: id } }
  return { to: noticePath(kind, notice) }
}
