import { configOf } from '@strongroom/ledger/catalogue'
import { givenFor } from '@strongroom/ledger/swap'
import { marketPrice, marketRate, type TradeAtMarket } from '@strongroom/ledger/trade'
import { availableOf, type WalletFact, type WalletRefusal, walletDecider } from '@strongroom/ledger/wallet'
import { allMarketsOf } from '@strongroom/projections/catalogue'
import type { TradeRow } from '@strongroom/projections/trade'
import { contract, Decimal, Money, roundDown, type wire } from '@strongroom/shared'
import type { InferOutput } from 'valibot'
import { asked } from '../command/asking.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { preview } from '../platform/money/preview.ts'
import { tradeGiven } from './trade-given.ts'
import { recordOfTrade } from './trade-records.ts'

type Pair = Pick<InferOutput<typeof wire.marketOrderBody>, 'type' | 'base' | 'target'>
type Order = Pair & { readonly pays: string; readonly least: string }

/** The context of the rule: a pair, its prices and its fee, for a member. */
const givenOf = async (parts: Parts, uid: string, pair: Pair): Promise<TradeAtMarket['given']> => ({
  ...(await tradeGiven(parts, uid, pair)),
  markets: await allMarketsOf(parts, pair),
  feeRate: configOf(parts.catalogue, 'tradeMarketFeeRate'),
})

const commandOf = (
  orderId: string,
  { type: side, base, target, pays, least }: Order,
  given: TradeAtMarket['given'],
): TradeAtMarket => ({
  type: 'TradeAtMarket',
  input: { orderId, side, base, target, pays, least },
  given,
})

/** An order at the market of any payment, which takes whatever arrives. */
export const marketCommand = async (
  parts: Parts,
  uid: string,
  orderId: string,
  pair: Pair,
): Promise<TradeAtMarket> =>
  commandOf(orderId, { ...pair, pays: '1', least: '0' }, await givenOf(parts, uid, pair))

/** The payment that brings what is to arrive; a price that is not known is for the decision to refuse. */
const paysFor = (
  type: Pair['type'],
  gets: string,
  { base, target, markets, feeRate }: TradeAtMarket['given'],
): { readonly pays: string } | { readonly refusal: WalletRefusal } => {
  const price = marketPrice(type, markets)
  if (price === undefined) return { refusal: { kind: 'market-unknown' } }
  const [source, to] = type === 'buy' ? [target, base] : [base, target]
  const found = givenFor(gets, { source, target: to }, marketRate(type, price, feeRate))
  return 'refusal' in found ? found : { pays: found.given.amount }
}

const check = implement(contract.trade.checkMarket, {
  // A screen asks anew while an amount is typed, and as prices move.
  limits: ({ session }) => [{ key: `order previews ${session?.uid}`, most: 600, seconds: 600 }],
  handler: async ({ body, session: { uid } }, parts) => {
    const { type, base, target, pays, gets = '0', slippage } = body
    const given = await givenOf(parts, uid, body)
    const by = pays === undefined ? paysFor(type, gets, given) : { pays }
    if ('refusal' in by) return refusalOf(by.refusal)
    const order = { type, base, target, pays: by.pays, least: '0' }
    const found = await preview(parts, uid, commandOf('preview', order, given), 'TradeSettled')
    if ('refusal' in found) return refusalOf(found.refusal)
    const { fact, after } = found
    const [paid, received] = type === 'buy' ? [given.target, given.base] : [given.base, given.target]
    const kept = new Decimal(1).minus(slippage).times(fact.received)
    return one({
      type,
      base,
      target,
      price: fact.price,
      pays: fact.paid,
      pays_currency: paid.code,
      fee: fact.fee,
      fee_rate: fact.feeRate,
      gets: fact.received,
      gets_currency: received.code,
      least: Money.of(roundDown(kept, received.scale), received).amount,
      balance: availableOf(after, paid).amount,
    })
  },
})

const make = implement(contract.trade.atMarket, {
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const command = commandOf(ask.commandId, ask.body, await givenOf(parts, uid, ask.body))
    const outcome = await parts.ledger.handle(walletDecider, uid, asked(ask, command, parts.catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    const [event] = outcome.events
    if (event?.data.type !== 'TradeSettled') throw new Error('an order at the market settles or is refused')
    return one(recordOfTrade(parts, rowOf(uid, event.data, event.metadata.at)))
  },
})

type Settled = Extract<WalletFact, { readonly type: 'TradeSettled' }>

/** The order as the read model will have it. */
const rowOf = (uid: string, { orderId: id, side, base, target, ...fact }: Settled, at: string): TradeRow => ({
  uid,
  id,
  kind: 'market',
  side,
  base,
  target,
  price: fact.price,
  amount: fact.amount,
  left_amount: '0',
  reserved: '0',
  paid: fact.paid,
  received: fact.received,
  fee: fact.fee,
  status: 1,
  cancelled_by: null,
  reason: null,
  created_at: at,
  finished_at: at,
})

/** Orders at the house's price of now. */
export const marketOrders: readonly Call[] = [check, make]
