import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Notice } from '../../../parts/notice.tsx'
import { CancelCase } from '../../cancelling/member/cancel-case.tsx'

/** The member's opening of a card that waits for the house, or its rejection. */
export function OpeningUnderWay({
  opening: { underWay, underWayId: id, rejected },
}: Pick<wire.CardInfo, 'opening'>) {
  const { t } = useLingui()
  if (underWay === 'voucher')
    return (
      <Notice
        tone="waiting"
        title={t`Your bank transfer waits for finance`}
        action={id !== null && <CancelCase kind="deposit" id={id} />}
      >
        {t`The card opens once the money has arrived, in 3 to 6 business days. There is nothing more to do.`}
      </Notice>
    )
  if (underWay === 'order')
    return (
      <Notice
        tone="waiting"
        title={t`Your order is being looked up`}
        action={id !== null && <CancelCase kind="card-order" id={id} />}
      >
        {t`The card opens once the provider has confirmed it.`}
      </Notice>
    )
  if (rejected !== null)
    return (
      <Notice tone="wrong" title={t`Your order was not found`}>
        {rejected} {t`Check its number and submit it again, or pay in another way.`}
      </Notice>
    )
  return null
}
