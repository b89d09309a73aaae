import { actNames, acts } from '@strongroom/ledger/catalogue'
import type { LedgerEvent, Position } from '@strongroom/ledger/eventlog'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { demoPrices } from '@strongroom/projections/catalogue'
import { type AnyContract, contract, Decimal, mayMake } from '@strongroom/shared'
import { afterAll, describe, expect, test } from 'vitest'
import { desks } from '../testing/behind/desks.ts'
import { elsewhere } from '../testing/behind/elsewhere.ts'
import { moneyIn } from '../testing/behind/money-in.ts'
import { moneyOut } from '../testing/behind/money-out.ts'
import { openWorld, type Plays, type World } from '../testing/behind/world.ts'
import { startFakeCustody } from '../testing/fake-custody.ts'
import { fakeScreening } from '../testing/fake-screening.ts'
import { accomplices, bad, chanceOf, smallFills, type Try } from './testing/gone-bad.ts'

const { screening, handler } = fakeScreening()
const custody = startFakeCustody(handler)
afterAll(() => custody.stop())

/** Every call by which an administrator may change something. */
const changing = Object.entries(contract).flatMap(([capability, calls]) =>
  Object.entries(calls as Readonly<Record<string, AnyContract>>)
    .filter(([, call]) => call.changes && (call.audience === 'admin' || call.audience === 'both'))
    .filter(([, call]) => mayMake(call, 'superadmin'))
    .map(([name]) => `${capability}.${name}`),
)
const plays: Plays = { ...moneyIn, ...moneyOut, ...desks }
const played = changing.filter(name => plays[name] !== undefined)

/** The amount that an event adds to members' money: money that goes to the world outside is theirs still. */
const gainOf = ({ data }: LedgerEvent, prices: Readonly<Record<string, string>>): Decimal => {
  let [members, outside] = [new Decimal(0), new Decimal(0)]
  for (const { account, currency, amount } of data.legs ?? []) {
    const worth = new Decimal(prices[currency.toLowerCase()] ?? '0').times(amount)
    if (account.startsWith('user:')) members = members.plus(worth)
    if (account.startsWith('world:')) outside = outside.plus(worth)
  }
  return members.plus(Decimal.max(0, outside))
}

/** The most that one administrator may let a fill win by the policy, in USDC: a share of its worth; nothing is asked of other events. */
const mostOfFill = ({ type, data }: LedgerEvent, prices: Readonly<Record<string, string>>): number => {
  if (type !== 'TradeFilled') return Number.POSITIVE_INFINITY
  const base = data.legs?.find(({ currency }) => currency === 'BTC')?.amount ?? '0'
  const worth = new Decimal(base).abs().times(prices.btc ?? '0')
  return worth.times('0.05').plus('0.01').toNumber()
}

describe('one administrator, with any members', () => {
  test('does everything that the policy lets one do in part, and every call that changes something', () => {
    const inPart = actNames.filter(act => acts[act].alone !== 'nothing')
    expect(Object.keys(bad).toSorted()).toEqual([...inPart].toSorted())
    expect(changing.filter(name => !played.includes(name) && !elsewhere.includes(name))).toEqual([])
  })

  test.each([1, 2])(
    'raises what members hold by no more than the policy’s amounts of a day (chance %i)',
    async seed => {
      const opened = await openWorld({ custody, screening })
      // There is no second one who agrees.
      const world = { ...opened, second: opened.boss }
      const chance = chanceOf(seed)
      const { prices } = await demoPrices(['USD', 'USDC', 'BUSD', 'USDT', 'BTC', 'ETH', 'EUR', 'HKD'])
      const all: readonly (readonly [string, Try])[] = [
        ...Object.entries(bad).flatMap(each => [each, each, each]),
        ...accomplices.flatMap(
          each =>
            [
              ['accomplice', each],
              ['accomplice', each],
              ['accomplice', each],
            ] as const,
        ),
        ...played.map(name => [name, (world: World) => (plays[name] as Plays[string])(world)] as const),
      ]
      let after: Position | undefined = await world.api.log.head()
      const made: string[] = []
      let gained = new Decimal(0)
      // First, while the day's share is whole; then as chance has it.
      const first = smallFills.map(act => ['a small fill', act] as const)
      for (let at = 0; at < first.length + 120; at++) {
        const [name, act] = first[at] ?? chance.of(all)
        const heard = await act(world, chance).catch(() => undefined)
        for (const stored of await world.api.log.readAll({ after, limit: 1_000 })) {
          after = stored.position
          const event = decodeEvent(stored)
          // Money that a play gives its own member is the test's.
          if (event.metadata.actor.id === 'test') continue
          const gain = gainOf(event, prices)
          // The amounts of a day bound the sum of all fills, so they hide a single bad price.
          expect(gain.toNumber(), `${name}: ${event.type}`).toBeLessThanOrEqual(mostOfFill(event, prices))
          if (gain.gt(1))
            made.push(
              `${name}: ${event.type} ${gain.toFixed(2)} (${JSON.stringify(heard?.body).slice(0, 80)})`,
            )
          gained = gained.plus(gain)
        }
        // Fees and losing trades are theirs to bear: what they give away makes no room for more.
        if (gained.lt(0)) gained = new Decimal(0)
        expect(gained.toNumber(), made.join('\n')).toBeLessThanOrEqual(
          dayOf('adjustment') + dayOf('claim-credit') + 1,
        )
      }
      expect(made.length).toBeGreaterThan(5)
      await world.api.stop()
    },
  )

  /** The part of an act that one administrator may do on a day, by the policy. */
  const dayOf = (act: 'adjustment' | 'claim-credit') => (act === 'adjustment' ? 1_000 : 50_000)
})
