import { booked, type LinesOf } from '../statement/line.ts'

/** How each fact of a wallet that referral leaves reads on a statement. */
export const lines: LinesOf<'BonusGranted'> = {
  BonusGranted: ({ bonus, about, currency }) => [booked(`${bonus}-bonus`, about, currency)],
}
