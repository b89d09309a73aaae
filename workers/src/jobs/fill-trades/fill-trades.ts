import { memberDecider } from '@strongroom/ledger/account'
import { derivedId } from '@strongroom/ledger/eventlog'
import { walletDecider } from '@strongroom/ledger/wallet'
import { allMarketsOf } from '@strongroom/projections/catalogue'
import { type CrossingTrade, listCrossingTrades } from '@strongroom/projections/trade'
import { currencyIn, forEachPage, type JobParts, mostAtOnce } from '../jobs.ts'

/** When the oldest open order was placed whose limit the price of its pair has reached, and whose member may trade (`Job.due`). */
export const fillTradesDue = `
  select min(t.created_at) from views.catalogue pair
  join views.trades t on t.base = pair.value ->> 'base' and t.target = pair.value ->> 'target' and t.status = 0
    and (t.side = 'buy' and t.price >= (pair.value ->> 'price')::numeric
      or t.side = 'sell' and t.price <= (pair.value ->> 'price')::numeric)
  join views.members m on m.uid = t.uid and m.enabled
  where pair.kind = 'trade-pair' and pair.value ->> 'status' = '1'`

/**
 * Fills open orders whose limit the price of their pair has reached, where administrators keep a price. The wallet
 * decides again whether the order is open and the limit reached, so a list that is a moment old does no harm. One that is at all worse for the
 * house than what both currencies are worth elsewhere is left to administrators: a price that one of them keeps costs the house nothing by itself.
 */
export const fillTrades = (parts: JobParts) => async (): Promise<void> => {
  const { pool, means, catalogue, prices } = parts
  for (const { base, target, price: market, status } of catalogue.list('trade-pair')) {
    if (market === null || status !== 1) continue
    const bounds = {
      markets: await allMarketsOf({ catalogue, prices }, { base, target }),
      share: '0',
      byTwo: false,
    }
    const crossing = (after: CrossingTrade | undefined) =>
      listCrossingTrades(pool, { base, target, market, after, limit: mostAtOnce })
    await forEachPage(crossing, 'fill-trades', parts, async ({ uid, id }) => {
      // An order rests while its member's account is disabled.
      if (!(await means.ledger.load(memberDecider, uid)).state.enabled) return
      await means.ledger.handle(walletDecider, uid, {
        id: derivedId(uid, id, 'fill', market),
        actor: { kind: 'system', id: 'fill-trades' },
        correlationId: `fill ${id}`,
        catalogueAt: catalogue.position,
        command: {
          type: 'FillTrade',
          input: { orderId: id },
          given: {
            base: currencyIn(catalogue, base),
            target: currencyIn(catalogue, target),
            by: { market },
            bounds,
          },
        },
      })
    })
  }
}
