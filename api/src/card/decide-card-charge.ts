import { type CardChargeRow, findCardCharges } from '@strongroom/projections/card'
import type { contract } from '@strongroom/shared'
import { currencyOf } from '../command/money.ts'
import {
  type DecideCase,
  type DecidingParts,
  decideCase,
  type FindingParts,
  findCase,
} from '../office/deciding.ts'

/** The currency that a charge was paid in, and the one that is put on the card. */
const currenciesOf = ({ catalogue }: DecidingParts, row: CardChargeRow) => ({
  currency: currencyOf(catalogue, row.currency),
  cardCurrency: currencyOf(catalogue, row.card_currency),
})

const find = (parts: FindingParts, id: string) =>
  findCase(parts, 'card_charges', () => findCardCharges(parts.db, id))

/** Puts a charge on the card. */
export const approveCharge: DecideCase<typeof contract.card.approveCharge> = async (ask, parts) => {
  const chargeId = ask.body.id
  return decideCase(parts, ask, await find(parts, chargeId), {
    status: 1,
    leaves: ask,
    command: (found, approver) => ({
      type: 'ApproveCardCharge',
      input: { chargeId },
      given: { approver, ...currenciesOf(parts, found) },
    }),
  })
}

/** Gives a charge back. */
export const rejectCharge: DecideCase<typeof contract.card.rejectCharge> = async (ask, parts) => {
  const { id: chargeId, reason } = ask.body
  return decideCase(parts, ask, await find(parts, chargeId), {
    status: -1,
    command: (found, approver) => ({
      type: 'RejectCardCharge',
      input: { chargeId, reason },
      given: { approver, ...currenciesOf(parts, found) },
    }),
  })
}
