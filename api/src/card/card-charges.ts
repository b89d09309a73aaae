import { walletDecider } from '@strongroom/ledger/wallet'
import { type CardChargeRow, listCardCharges } from '@strongroom/projections/card'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { recordFrom } from '../command/record-from.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { caseNames } from '../platform/cases/named-cases.ts'
import { preview } from '../platform/money/preview.ts'
import { searched } from '../vault/searched.ts'
import { cardChargeCase } from './card-charge.case.ts'
import { chargeCommand, chargeRefused, pricedOf } from './charge-command.ts'
import { cardChargeCsv } from './words.ts'

const recordOf = recordFrom<CardChargeRow>()(wire.cardCharge, {
  as: { cardCurrency: 'card_currency' },
  scaled: { cost: 'currency', fee: 'currency', amount: 'card_currency' },
})

const recordsOf = async (parts: Parts, rows: readonly CardChargeRow[]) => {
  const named = await caseNames(parts, rows)
  return rows.map(row => recordOf(parts, row, named(row)))
}

const charge = implement(contract.card.charge, {
  limits: ({ session }) => [{ key: `charge card ${session?.uid}`, most: 60, seconds: 600 }],
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const charge = await chargeCommand(parts, uid, ask.commandId, ask.filter, ask.now)
    if ('reply' in charge) return charge.reply
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, charge.command, parts.catalogue))
    if (outcome.kind === 'refused') return chargeRefused(outcome.refusal)
    ask.moved(outcome.position)
    return one({ id: ask.commandId, status: 0 })
  },
})

const checkCharge = implement(contract.card.checkCharge, {
  limits: ({ session }) => [{ key: `charge previews ${session?.uid}`, most: 600, seconds: 600 }],
  handler: async ({ body, session: { uid }, now }, parts) => {
    const charge = await chargeCommand(parts, uid, 'preview', body, now)
    if ('reply' in charge) return charge.reply
    const found = await preview(parts, uid, charge.command, 'CardChargeRequested')
    return 'refusal' in found ? chargeRefused(found.refusal) : one(pricedOf(charge.command, found))
  },
})

const approveCharge = implement(contract.card.approveCharge, { handler: cardChargeCase.approve })

const rejectCharge = implement(contract.card.rejectCharge, { handler: cardChargeCase.reject })

const chargeCases = implement(contract.card.chargeCases, {
  csv: cardChargeCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listCardCharges(parts.db, await searched(parts.members, filter))
    return page({ rows: await recordsOf(parts, rows), total })
  },
})

/** Charging one's card from the wallet; finance approves or rejects it. */
export const cardCharges: readonly Call[] = [charge, checkCharge, approveCharge, rejectCharge, chargeCases]
