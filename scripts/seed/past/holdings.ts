import { derivedId } from '@strongroom/ledger/eventlog'
import { holdingDecider } from '@strongroom/ledger/liabilities'
import { adminActor, type Case, currencyOf, type Demo, once } from './demo.ts'

/** Holdings of the demo's house, a little more than its members have at the end of their past. */
const places = [
  { kind: 'address', name: 'Demo vault, Bitcoin', currency: 'BTC', amount: '0.5' },
  { kind: 'address', name: 'Demo vault, Ethereum', currency: 'ETH', amount: '4' },
  { kind: 'address', name: 'Demo vault, USDC', currency: 'USDC', amount: '12800' },
  { kind: 'bank', name: 'Demo bank', currency: 'USD', amount: '27500' },
] as const

/** The last day but one of the past: what is stated is of that day's end. */
const statedOn = 119

/** Finance states what the house holds, to stand beside what it owes. */
export const holdings = (demo: Demo): readonly Case[] =>
  places.map(place => {
    const { currency } = place
    const holdingId = derivedId('demo', 'holding', currency)
    const evidence = 'Demo: nothing of this is real'
    const input = { ...place, reference: 'no real place', on: demo.calendar.dayOf(statedOn), evidence }
    const run = () =>
      once(demo, holdingDecider, { id: holdingId, what: ['stated'], actor: adminActor(demo) }, asking =>
        demo.ledger.handle(holdingDecider, holdingId, {
          ...asking,
          command: { type: 'StateHolding', input, given: { currency: currencyOf(demo, currency) } },
        }),
      )
    return [{ at: demo.calendar.at(statedOn, '18:00'), run }]
  })
