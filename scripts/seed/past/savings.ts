import { addMonths } from '@strongroom/ledger/book'
import { settleFixedDeposit } from '@strongroom/ledger/earn'
import { derivedId } from '@strongroom/ledger/eventlog'
import { pastDays } from './calendar.ts'
import { adminActor, type Case, currencyOf, type Demo, give } from './demo.ts'

type Saving = {
  readonly email: string
  readonly day: number
  readonly currency: string
  readonly term: number
  readonly amount: string
}

/** A fixed deposit, and the interest of each month that is over: on its day, as the job `pay-interest` would have paid it. */
export const fixedDeposit = (
  demo: Demo,
  { email, day, currency: code, term, amount }: Saving,
): readonly Case[] => {
  const uid = demo.uidOf(email)
  const { at, dayOf } = demo.calendar
  const what = ['fixed deposit', code, String(day), amount]
  const depositId = derivedId('demo', uid, ...what)
  const currency = currencyOf(demo, code)
  const plan = demo.catalogue
    .list('fixed-deposit-plan')
    .find(each => each.currency === code && each.term === term)
  if (!plan) throw new Error(`The demo has no plan of ${term} months in ${code}`)
  const { id: planId, rate, minimum } = plan
  const subscribe = () =>
    give(
      demo,
      { uid, what },
      {
        type: 'SubscribeFixedDeposit',
        input: { depositId, planId, amount, rate },
        given: {
          verified: true,
          earnOn: true,
          plan: { currency, term: plan.term, rate, minimum },
          today: dayOf(day),
        },
      },
    )
  const settle = (today: string) => () =>
    settleFixedDeposit(demo.ledger, uid, depositId, {
      today,
      currency,
      actor: { kind: 'system', id: 'pay-interest' },
      correlationId: `interest ${depositId} ${today}`,
    })
  const due = [1, 2, 3, 4].map(month => addMonths(dayOf(day), month)).filter(each => each <= dayOf(pastDays))
  return [
    [{ at: at(day, '21:05'), run: subscribe }],
    ...due.map(each => [{ at: new Date(`${each}T00:10:00.000Z`), run: settle(each) }]),
  ]
}

type Trade = {
  readonly email: string
  readonly day: number
  readonly side: 'buy' | 'sell'
  readonly base: string
  readonly target: string
  readonly price: string
  readonly amount: string
  /** Filled after so many days; cancelled by its member, or still open, otherwise. */
  readonly ends?: { readonly filledAfter: number } | { readonly cancelledAfter: number }
}

/** A limit order. */
export const trade = (demo: Demo, { email, day, ends, ...order }: Trade): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const what = ['trade', String(day), order.price]
  const orderId = derivedId('demo', uid, ...what)
  const [base, target] = [currencyOf(demo, order.base), currencyOf(demo, order.target)]
  const minimum = demo.catalogue
    .list('trade-pair')
    .find(each => each.base === order.base && each.target === order.target)?.minimum
  const place = {
    at: at(day, '14:50'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'place'] },
        {
          type: 'PlaceTrade',
          input: { orderId, ...order },
          given: { verified: true, base, target, pair: { minimum: minimum ?? '0' } },
        },
      ),
  }
  if (!ends) return [place]
  if ('filledAfter' in ends) {
    // The past has prices of its own.
    const bounds = { markets: [order.price], share: '0.05', byTwo: false }
    const given = { base, target, by: { approver: admin.id }, bounds }
    const run = () =>
      give(
        demo,
        { uid, what: [...what, 'fill'], actor: admin },
        { type: 'FillTrade', input: { orderId }, given },
      )
    return [place, { at: at(day + ends.filledAfter, '15:35'), run }]
  }
  const given = { by: 'member', canceller: uid, locked: order.side === 'sell' ? base : target } as const
  const run = () =>
    give(demo, { uid, what: [...what, 'cancel'] }, { type: 'CancelTrade', input: { orderId }, given })
  return [place, { at: at(day + ends.cancelledAfter, '15:35'), run }]
}
