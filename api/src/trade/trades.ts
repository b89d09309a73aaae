import { memberDecider } from '@strongroom/ledger/account'
import {
  type CancelTrade,
  type FillTrade,
  lockedCurrencyOf,
  type PlaceTrade,
  worth,
} from '@strongroom/ledger/trade'
import { availableOf, type WalletRefusal, walletDecider } from '@strongroom/ledger/wallet'
import { listCatalogue } from '@strongroom/projections/catalogue'
import { findTrades, listTrades } from '@strongroom/projections/trade'
import { contract, Decimal, Money, type wire } from '@strongroom/shared'
import type { InferOutput } from 'valibot'
import { searched } from '../account/searched.ts'
import { keeper, recordOf } from '../catalogue/keep-catalogue.ts'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { isShown } from '../http/money.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page } from '../http/replies.ts'
import { pageOfWhole } from '../http/whole-list.ts'
import { findCase, whyHeld } from '../office/deciding.ts'
import { preview } from '../wallet/preview.ts'
import { orderCsv, pairCsv } from './csv-words.ts'
import { recordOfTrade } from './trade-records.ts'

/** The specification's code for "the currency is not enough". */
const notEnough = -100

const placeRefused = (refusal: WalletRefusal) =>
  refusalOf(refusal, refusal.kind === 'insufficient-funds' ? notEnough : undefined)

type Order = InferOutput<typeof wire.tradeBody>

/** Limit orders: placed and cancelled by members; filled and cancelled by finance, or filled by a price. */
export const trades = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const currencyOf = (code: string) => catalogue.currency(code) ?? { code, scale: 0 }

  const placing = async (uid: string, orderId: string, order: Order): Promise<PlaceTrade> => {
    const { type: side, base, target, price, amount } = order
    const { state } = await ledger.load(memberDecider, uid)
    const pair = catalogue.get('trade-pair', `${base}-${target}`)
    const offered = pair?.status === 1 && isShown(catalogue, base) && isShown(catalogue, target)
    return {
      type: 'PlaceTrade',
      input: { orderId, side, base, target, price, amount },
      given: {
        verified: state.kyc === 1,
        base: currencyOf(base),
        target: currencyOf(target),
        pair: offered ? { minimum: pair.minimum } : undefined,
      },
    }
  }

  const find = (id: string) => findCase(parts, 'trades', () => findTrades(db, id))

  const fill = async (ask: Asker, orderId: string, amount: string | undefined) => {
    const found = await find(orderId)
    if (!found) return refusalOf({ kind: 'case-unknown' })
    const held = await whyHeld(parts, ask, found.uid)
    if (held) return held
    const command: FillTrade = {
      type: 'FillTrade',
      input: { orderId, amount },
      given: {
        base: currencyOf(found.base),
        target: currencyOf(found.target),
        by: { approver: ask.session.uid },
      },
    }
    const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, found.uid)
    const fact = outcome.events[0]?.data
    const left = fact?.type === 'TradeFilled' ? new Decimal(fact.left) : new Decimal(0)
    return one({ id: orderId, status: left.isZero() ? 1 : 0 })
  }

  const cancel = async (ask: Asker, by: 'member' | 'admin', id: string, reason?: string) => {
    const found = await find(id)
    if (!found || (by === 'member' && found.uid !== ask.session.uid))
      return refusalOf({ kind: 'case-unknown' })
    const command: CancelTrade = {
      type: 'CancelTrade',
      input: { orderId: id, reason },
      given: { by, canceller: ask.session.uid, locked: currencyOf(lockedCurrencyOf(found)) },
    }
    const outcome = await ledger.handle(walletDecider, found.uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, found.uid)
    return one({ id, status: -1 })
  }

  const listOwn = async (uid: string, filter: Parameters<typeof listTrades>[1]) => {
    const { rows, total } = await listTrades(db, { ...filter, uid })
    return page({ rows: rows.map(row => recordOfTrade(catalogue, row)), total })
  }

  return [
    implement(contract.trade.place, {
      handler: async ask => {
        const { uid } = ask.session
        const command = await placing(uid, ask.commandId, ask.body)
        const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
        if (outcome.kind === 'refused') return placeRefused(outcome.refusal)
        ask.moved(outcome.position)
        return one({ id: ask.commandId, status: 0 })
      },
    }),

    implement(contract.trade.check, {
      limits: ({ session }) => [{ key: `order previews ${session?.uid}`, most: 600, seconds: 600 }],
      handler: async ({ body, session: { uid } }) => {
        const command = await placing(uid, 'preview', body)
        const found = await preview(parts, uid, command, 'TradePlaced')
        if ('refusal' in found) return placeRefused(found.refusal)
        const { fact, after } = found
        const { base, target } = command.given
        const amount = Money.of(fact.amount, base)
        const locked = currencyOf(lockedCurrencyOf(fact))
        const { side: type, price, reserved } = fact
        return one({
          type,
          base: base.code,
          target: target.code,
          price,
          amount: amount.amount,
          worth: type === 'buy' ? reserved : worth(amount, price, target).amount,
          locked: reserved,
          locked_currency: locked.code,
          balance: availableOf(after, locked).amount,
        })
      },
    }),

    implement(contract.trade.cancel, {
      handler: ask => cancel(ask, 'member', ask.body.id),
    }),

    implement(contract.trade.list, {
      csv: orderCsv,
      handler: ({ session, filter }) => listOwn(session.uid, filter),
    }),

    implement(contract.trade.open, {
      csv: orderCsv,
      handler: ({ session, filter }) => listOwn(session.uid, { ...filter, status: 0 }),
    }),

    implement(contract.trade.pairs, {
      csv: pairCsv,
      handler: async ({ session, filter }) => {
        const matching = (await listCatalogue(db, 'trade-pair'))
          .map(recordOf)
          .filter(pair => session.admin || pair.status === 1)
          .filter(pair => filter.base === undefined || pair.base === filter.base)
          .filter(pair => filter.target === undefined || pair.target === filter.target)
        return pageOfWhole(matching, filter, { time: 'updated_date', search: ['id'] })
      },
    }),

    implement(contract.trade.savePair, {
      handler: ask => keeper(parts, 'trade-pair').save(ask as never, ask.body),
    }),

    implement(contract.trade.complete, {
      handler: ask => fill(ask, ask.body.id, undefined),
    }),

    implement(contract.trade.fill, {
      handler: ask => fill(ask, ask.body.id, ask.body.amount),
    }),

    implement(contract.trade.cancelFor, {
      handler: ask => cancel(ask, 'admin', ask.body.id, ask.body.reason),
    }),

    implement(contract.trade.all, {
      csv: orderCsv,
      handler: async ({ filter }) => {
        const { rows, total } = await listTrades(db, await searched(members, filter))
        const names = await members.namesOf(rows.map(({ uid }) => uid))
        return page({
          rows: rows.map(row => ({ ...recordOfTrade(catalogue, row), ...names(row.uid) })),
          total,
        })
      },
    }),
  ]
}
