import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { clock, custom, text } from '../../../parts/lists/columns.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { useQuantities } from './bands.ts'
import { GiftCardState } from './gift-card-state.tsx'

type Row = wire.GiftCardApplication

const Quantity = ({ quantity }: Pick<Row, 'quantity'>) => useQuantities()[quantity]

/** The member's own applications for gift cards, newest first, each with its state and the reason of a refusal. */
export const OwnGiftCards = listScreen('vip.ownGiftCards', {
  title: msg`Your applications`,
  isTitled: true,
  beside: 10,
  audience: 'member',
  everyMs: 10_000,
  columns: [
    clock('created_date'),
    text('website', msg`Website`),
    custom('quantity', msg`How many in all`, row => <Quantity {...row} />),
    custom('value', msg`Face value`, row => <Money amount={row.face_value} currency="USD" />, {
      align: 'end',
    }),
    custom('state', msg`State`, row => <Standing {...row} />, { align: 'end' }),
  ],
  filters: [],
  empty: { title: msg`No application yet` },
})

const Standing = ({ status, reason }: Row) => (
  <>
    <GiftCardState status={status} />
    {reason && <span className="quiet"> {reason}</span>}
  </>
)
