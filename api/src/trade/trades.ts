import { keptAt } from '@strongroom/ledger/book'
import { lockedCurrencyOf, type PlaceTrade, worth } from '@strongroom/ledger/trade'
import { availableOf, type WalletRefusal, walletDecider } from '@strongroom/ledger/wallet'
import { getCatalogueEntry, listCatalogue } from '@strongroom/projections/catalogue'
import { findTrades, listTrades } from '@strongroom/projections/trade'
import { contract, Money, type wire } from '@strongroom/shared'
import type { InferOutput } from 'valibot'
import { type Asker, asked } from '../command/asking.ts'
import { currencyOf } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { pageOfWhole } from '../http/whole-list.ts'
import { decideCase, findCase } from '../platform/cases/deciding.ts'
import { preview } from '../platform/money/preview.ts'
import { keeper, recordOf } from '../platform/reference/keep-catalogue.ts'
import { searched } from '../vault/searched.ts'
import { marketsOf, worseBy } from './market.ts'
import { tradeGiven } from './trade-given.ts'
import { recordOfTrade } from './trade-records.ts'
import { orderCsv, pairCsv } from './words.ts'

/** The specification's code for "the currency is not enough". */
const notEnough = -100

const placeRefused = (refusal: WalletRefusal) =>
  refusalOf(refusal, refusal.kind === 'insufficient-funds' ? notEnough : undefined)

type Order = InferOutput<typeof wire.tradeBody>

/** The command that places an order. */
export const placing = async (
  parts: Parts,
  uid: string,
  orderId: string,
  order: Order,
): Promise<PlaceTrade> => {
  const { type: side, base, target, price, amount } = order
  return {
    type: 'PlaceTrade',
    input: { orderId, side, base, target, price, amount },
    given: await tradeGiven(parts, uid, order),
  }
}

const find = (parts: Parts, id: string) => findCase(parts, 'trades', id, findTrades)

/** A member's own order, as their stream has it. */
const ownOrder = async ({ ledger }: Parts, uid: string, id: string) => {
  const order = keptAt((await ledger.load(walletDecider, uid)).state.trades, id)
  return order && { id, uid, side: order.side, base: order.base, target: order.target }
}

const cancel = async (
  parts: Parts,
  ask: Asker & { readonly now: Date },
  by: 'member' | 'admin',
  id: string,
  reason?: string,
) => {
  const found = by === 'admin' ? await find(parts, id) : await ownOrder(parts, ask.session.uid, id)
  return decideCase(parts, ask, found, {
    status: -1,
    command: (order, canceller) => ({
      type: 'CancelTrade',
      input: { orderId: id, reason },
      given: { by, canceller, locked: currencyOf(parts.catalogue, lockedCurrencyOf(order)) },
    }),
  })
}

const listOwn = async (parts: Parts, uid: string, filter: Parameters<typeof listTrades>[1]) => {
  const { rows, total } = await listTrades(parts.db, { ...filter, uid })
  return page({ rows: rows.map(row => recordOfTrade(parts, row)), total })
}

const place = implement(contract.trade.place, {
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const command = await placing(parts, uid, ask.commandId, ask.body)
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command, parts.catalogue))
    if (outcome.kind === 'refused') return placeRefused(outcome.refusal)
    ask.moved(outcome.position)
    return one({ id: ask.commandId, status: 0 })
  },
})

const check = implement(contract.trade.check, {
  limits: ({ session }) => [{ key: `order previews ${session?.uid}`, most: 600, seconds: 600 }],
  handler: async ({ body, session: { uid } }, parts) => {
    const command = await placing(parts, uid, 'preview', body)
    const found = await preview(parts, uid, command, 'TradePlaced')
    if ('refusal' in found) return placeRefused(found.refusal)
    const { fact, after } = found
    const { base, target } = command.given
    const amount = Money.of(fact.amount, base)
    const pair = parts.catalogue.get('trade-pair', `${base.code}-${target.code}`)
    const [market] = pair ? await marketsOf(parts, [pair]) : []
    const locked = currencyOf(parts.catalogue, lockedCurrencyOf(fact))
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
      worse: worseBy(type, price, market),
    })
  },
})

const cancelOwn = implement(contract.trade.cancel, {
  handler: (ask, parts) => cancel(parts, ask, 'member', ask.body.id),
})

const list = implement(contract.trade.list, {
  csv: orderCsv,
  handler: ({ session, filter }, parts) => listOwn(parts, session.uid, filter),
})

const open = implement(contract.trade.open, {
  csv: orderCsv,
  handler: ({ session, filter }, parts) => listOwn(parts, session.uid, { ...filter, status: 0 }),
})

const pairs = implement(contract.trade.pairs, {
  csv: pairCsv,
  handler: async ({ session, filter }, parts) => {
    const matching = (await listCatalogue(parts.db, 'trade-pair'))
      .map(recordOf)
      .filter(pair => session.admin || pair.status === 1)
      .filter(pair => filter.base === undefined || pair.base === filter.base)
      .filter(pair => filter.target === undefined || pair.target === filter.target)
    // The catalogue keeps no entry of this kind that is not a pair.
    const markets = await marketsOf(parts, matching as unknown as readonly wire.TradePair[])
    const traded = matching.map((pair, at) => ({ ...pair, market: markets[at] ?? null }))
    return pageOfWhole(traded, filter, { time: 'updated_date', search: ['id'] })
  },
})

const savePair = implement(contract.trade.savePair, {
  // The market moves between loading and saving, so it is taken as it was loaded.
  loadedNow: async ({ body: { id }, beside }, { db }) => {
    const found = id === undefined ? undefined : await getCatalogueEntry(db, 'trade-pair', id)
    return found && { ...recordOf(found), market: beside?.market }
  },
  handler: (ask, parts) => keeper(parts, 'trade-pair').save(ask, ask.body),
})

const cancelForMember = implement(contract.trade.cancelFor, {
  handler: (ask, parts) => cancel(parts, ask, 'admin', ask.body.id, ask.body.reason),
})

const all = implement(contract.trade.all, {
  csv: orderCsv,
  handler: async ({ filter }, parts) => {
    const { rows, total } = await listTrades(parts.db, await searched(parts.members, filter))
    const names = await parts.members.namesOf(rows.map(({ uid }) => uid))
    return page({
      rows: rows.map(row => ({ ...recordOfTrade(parts, row), ...names(row.uid) })),
      total,
    })
  },
})

/** Limit orders: placed and cancelled by members; filled and cancelled by finance, or filled by a price. */
export const trades: readonly Call[] = [
  place,
  check,
  cancelOwn,
  list,
  open,
  pairs,
  savePair,
  cancelForMember,
  all,
]
