import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type CardChargeRow, findCardCharges, listCardCharges } from '@strongroom/projections/card'
import { contract, type wire } from '@strongroom/shared'
import { searched } from '../account/searched.ts'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply } from '../http/replies.ts'
import { findCase, whyHeld } from '../office/deciding.ts'
import { preview } from '../wallet/preview.ts'
import { chargeCommandOf, chargeRefused, pricedOf } from './charge-command.ts'
import { cardChargeCsv } from './csv-words.ts'

/** Charging one's card from the wallet; finance approves or rejects it. */
export const cardCharges = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const currencyOf = (code: string) => catalogue.currency(code) ?? { code, scale: 0 }
  const chargeOf = chargeCommandOf(parts)

  const recordsOf = async (rows: readonly CardChargeRow[]): Promise<readonly wire.CardCharge[]> => {
    const names = await members.namesOf(rows.map(({ uid }) => uid))
    return rows.map(row => ({
      id: row.id,
      uid: row.uid,
      ...names(row.uid),
      currency: row.currency,
      cost: atScale(catalogue, row.currency, row.cost),
      fee: atScale(catalogue, row.currency, row.fee),
      cardCurrency: row.card_currency,
      amount: atScale(catalogue, row.card_currency, row.amount),
      status: row.status,
      reason: row.reason,
      created_date: row.created_at,
      finish_date: row.decided_at,
    }))
  }

  const decide = async (
    ask: Asker,
    id: string,
    commandFor: (given: {
      approver: string
      currency: { code: string; scale: number }
      cardCurrency: { code: string; scale: number }
    }) => WalletCommand,
    status: 1 | -1,
  ): Promise<Reply> => {
    const found = await findCase(parts, 'card_charges', () => findCardCharges(db, id))
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const held = status === 1 && (await whyHeld(parts, ask, found.uid))
    if (held) return held
    const command = commandFor({
      approver: ask.session.uid,
      currency: currencyOf(found.currency),
      cardCurrency: currencyOf(found.card_currency),
    })
    const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, found.uid)
    return one({ id, status })
  }

  return [
    implement(contract.card.charge, {
      limits: ({ session }) => [{ key: `charge card ${session?.uid}`, most: 60, seconds: 600 }],
      handler: async ask => {
        const { uid } = ask.session
        const charge = await chargeOf(uid, ask.commandId, ask.filter, ask.now)
        if ('reply' in charge) return charge.reply
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, charge.command, catalogue))
        if (outcome.kind === 'refused') return chargeRefused(outcome.refusal)
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.card.checkCharge, {
      limits: ({ session }) => [{ key: `charge previews ${session?.uid}`, most: 600, seconds: 600 }],
      handler: async ({ body, session: { uid }, now }) => {
        const charge = await chargeOf(uid, 'preview', body, now)
        if ('reply' in charge) return charge.reply
        const found = await preview(parts, uid, charge.command, 'CardChargeRequested')
        return 'refusal' in found ? chargeRefused(found.refusal) : one(pricedOf(charge.command, found))
      },
    }),

    implement(contract.card.approveCharge, {
      handler: ask => {
        const chargeId = ask.body.id
        return decide(ask, chargeId, given => ({ type: 'ApproveCardCharge', input: { chargeId }, given }), 1)
      },
    }),

    implement(contract.card.rejectCharge, {
      handler: ask => {
        const { id: chargeId, reason } = ask.body
        return decide(
          ask,
          chargeId,
          given => ({ type: 'RejectCardCharge', input: { chargeId, reason }, given }),
          -1,
        )
      },
    }),

    implement(contract.card.chargeCases, {
      csv: cardChargeCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listCardCharges(db, await searched(members, filter))
        return page({ rows: await recordsOf(rows), total })
      },
    }),
  ]
}
