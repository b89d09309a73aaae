import { walletDecider } from '@strongroom/ledger/wallet'
import { type CardChargeRow, findCardCharges } from '@strongroom/projections/card'
import type { contract } from '@strongroom/shared'
import { currencyOf } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import {
  type Approving,
  type DecideCase,
  type DecidingParts,
  decideCase,
  type FindingParts,
  findCase,
  type WhyNot,
  whyHeld,
} from '../platform/cases/deciding.ts'
import { dayOf, isCardPast } from './card-status.ts'

/** The currency that a charge was paid in, and the one that is put on the card. */
const currenciesOf = ({ catalogue }: DecidingParts, row: CardChargeRow) => ({
  currency: currencyOf(catalogue, row.currency),
  cardCurrency: currencyOf(catalogue, row.card_currency),
})

/** One charge of a card, for its decision; undefined when the log has none. */
export const findCharge = (parts: FindingParts, id: string) =>
  findCase(parts, 'card_charges', id, findCardCharges)

/** The command that puts a charge on the card. */
export const approvalOfCharge = (
  parts: DecidingParts,
  found: CardChargeRow,
  { approver }: Pick<Approving, 'approver'>,
) =>
  ({
    type: 'ApproveCardCharge',
    input: { chargeId: found.id },
    given: { approver, ...currenciesOf(parts, found) },
  }) as const

/** Why a charge is not put on the card now, if so: what holds every payout, or the card is past its month. */
export const whyChargeWaits: WhyNot<CardChargeRow> = async (parts, ask, found) => {
  const held = await whyHeld(parts, ask, found)
  if (held) return held
  const { uid } = found
  const isPast = await isCardPast(parts, uid, dayOf(ask.now))
  if (!isPast || (await parts.ledger.knows(walletDecider, uid, ask.commandId))) return undefined
  return refusalOf({ kind: 'card-expired' })
}

/** Puts a charge on the card. */
export const approveCharge: DecideCase<typeof contract.card.approveCharge> = async (ask, parts) => {
  return decideCase(parts, ask, await findCharge(parts, ask.body.id), {
    status: 1,
    whyNot: whyChargeWaits,
    command: (found, approver) => approvalOfCharge(parts, found, { approver }),
  })
}

/** Gives a charge back. */
export const rejectCharge: DecideCase<typeof contract.card.rejectCharge> = async (ask, parts) => {
  const { id: chargeId, reason } = ask.body
  return decideCase(parts, ask, await findCharge(parts, chargeId), {
    status: -1,
    command: (found, approver) => ({
      type: 'RejectCardCharge',
      input: { chargeId, reason },
      given: { approver, ...currenciesOf(parts, found) },
    }),
  })
}
