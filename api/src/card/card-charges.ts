import { memberDecider } from '@strongroom/ledger/account'
import type { ChargeCard, ChargeCardRefusal } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type CardChargeRow, findCardCharges, listCardCharges } from '@strongroom/projections/card'
import { contract, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale, isShown } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply, refused } from '../http/replies.ts'
import { findCase, whyHeld } from '../office/deciding.ts'
import { cardCurrency, dayOf } from './card-status.ts'

/** The specification's errors of charging a card. Who is not verified is told so, in words of its own. */
const codes = {
  'identity-not-verified': undefined,
  'card-missing': 101,
  'card-in-review': 101,
  'card-blocked': 101,
  'not-a-stablecoin': 101,
  'charge-item-not-offered': 101,
  'too-many-places': 101,
  'price-changed': 102,
  'insufficient-funds': 103,
  'amount-not-positive': 105,
  'below-minimum': 106,
  'above-maximum': 107,
  'above-daily-limit': 107,
} as const satisfies Readonly<Record<ChargeCardRefusal['kind'], wire.RefusalCode | undefined>>

/** Charging one's card from the wallet; finance approves or rejects it. */
export const cardCharges = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const currencyOf = (code: string) => catalogue.currency(code) ?? { code, scale: 0 }

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

  /** What an item puts on the card, and what it costs in a coin; undefined when it is not offered. */
  const itemOf = (id: string | undefined, currency: string) => {
    const item = id === undefined ? undefined : catalogue.get('charge-item', id)
    if (item?.status !== 1) return undefined
    return { amount: item.amount, cost: currency === 'USDT' ? item.usdt_required : item.usdc_required }
  }

  const commandOf = async (
    uid: string,
    input: Omit<ChargeCard['input'], 'amount'> & { readonly amount: string },
    today: string,
  ): Promise<ChargeCard> => ({
    type: 'ChargeCard',
    input,
    given: {
      verified: (await ledger.load(memberDecider, uid)).state.kyc === 1,
      currency: currencyOf(input.currency),
      cardCurrency: cardCurrency(catalogue),
      limits: {
        minimum: configOf(catalogue, 'cardChargeMinimum'),
        maximum: configOf(catalogue, 'cardChargeMaximum'),
        daily: configOf(catalogue, 'cardChargeDaily'),
      },
      feeRate: configOf(catalogue, 'cardRechargeFeeRate'),
      item: itemOf(input.itemId, input.currency),
      today,
    },
  })

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
        const { currency, total } = ask.filter
        const itemId = ask.filter.itemId ?? undefined
        const amount = ask.filter.amount ?? itemOf(itemId, currency)?.amount
        if (!isShown(catalogue, currency)) return refusalOf({ kind: 'not-a-stablecoin', currency }, 101)
        if (amount === undefined)
          return itemId
            ? refusalOf({ kind: 'charge-item-not-offered' }, 101)
            : refused(104, 'Enter an amount')
        const input = {
          chargeId: ask.commandId,
          currency,
          amount,
          ...(itemId ? { itemId } : {}),
          ...(total === undefined ? {} : { total }),
        }
        const command = await commandOf(uid, input, dayOf(ask.now))
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') {
          const { refusal } = outcome
          return refusalOf(refusal, codes[refusal.kind as ChargeCardRefusal['kind']])
        }
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
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
      handler: async ({ filter }) => {
        const { rows, total } = await listCardCharges(db, filter)
        return page({ rows: await recordsOf(rows), total })
      },
    }),
  ]
}
