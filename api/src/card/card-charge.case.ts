import { walletDecider } from '@strongroom/ledger/wallet'
import { type CardChargeRow, findCardCharges } from '@strongroom/projections/card'
import { cases } from '@strongroom/shared'
import { currencyOf } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { type BookingParts, findCase, whyHeld } from '../platform/cases/deciding.ts'
import { decides } from '../platform/kinds/case-kind.ts'
import { reviewed } from '../platform/kinds/review-case.ts'
import { dayOf, isCardPast } from './card-status.ts'

/** The currency that a charge was paid in, and the one that is put on the card. */
const currenciesOf = ({ catalogue }: Pick<BookingParts, 'catalogue'>, row: CardChargeRow) => ({
  currency: currencyOf(catalogue, row.currency),
  cardCurrency: currencyOf(catalogue, row.card_currency),
})

/** Charges of cards: put on the card, or given back. */
export const cardChargeCase = decides(
  cases.cardChargeCase,
  reviewed({
    find: (parts, id) => findCase(parts, 'card_charges', id, findCardCharges),
    // Besides what holds every payout: the card is past its month.
    whyNot: async (parts, ask, found) => {
      const held = await whyHeld(parts, ask, found)
      if (held) return held
      const { uid } = found
      const isPast = await isCardPast(parts, uid, dayOf(ask.now))
      if (!isPast || (await parts.ledger.knows(walletDecider, uid, ask.commandId))) return undefined
      return refusalOf({ kind: 'card-expired' })
    },
    bookedIn: (parts, found) => currenciesOf(parts, found).currency,
    approval: (parts, found, _, { approver }) => ({
      type: 'ApproveCardCharge',
      input: { chargeId: found.id },
      given: { approver, ...currenciesOf(parts, found) },
    }),
    adds: 'CardChargeApproved',
    figures: ({ amount, cardCurrency }, { cost, fee }) => ({
      amount: cost,
      fee,
      credited: amount,
      creditedCurrency: cardCurrency,
    }),
    rejection: (parts, found, reason, approver) => ({
      type: 'RejectCardCharge',
      input: { chargeId: found.id, reason },
      given: { approver, ...currenciesOf(parts, found) },
    }),
  }),
)
