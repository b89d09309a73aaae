import { Decimal } from '@strongroom/shared'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesAfter } from '../audit/histories/balances.ts'
import { legsOf } from '../event-parts.ts'
import { facts, type Told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { movements } from './movements.ts'
import { reconciled, UnreconciledPeriod } from './period.ts'
import type { MovementRow } from './queries.ts'

const cents = fc.integer({ min: 200, max: 1_000_000 }).map(amount => (amount / 100).toFixed(2))
/** Money of member 1 that comes, goes and is swapped; payments to others and top-ups of theirs between. */
const told = fc
  .array(fc.tuple(fc.constantFrom('in', 'out', 'swap', 'other', 'submit'), cents), { maxLength: 30 })
  .map(steps =>
    steps.map(([step, amount], at): Told => {
      if (step === 'in') return facts.approved('1', `t${at}`, amount)
      if (step === 'out') return facts.sent('1', '2', `p${at}`, amount)
      if (step === 'swap') return facts.swapped('1', `s${at}`, amount)
      return step === 'other' ? facts.approved('2', `t${at}`, amount) : facts.submitted('1', `w${at}`, amount)
    }),
  )

const foldOf = (events: readonly Told[]): ReadonlyMap<string, string> => {
  const folded = events
    .filter(([stream]) => stream === 'wallet-1')
    .reduce<Readonly<Record<string, string>>>((sums, [, fact]) => balancesAfter(sums, '1', legsOf(fact)), {})
  return new Map(Object.entries(folded).map(([key, amount]) => [key.split(' ')[0] as string, amount]))
}
const linesAfter = async (events: readonly Told[]) => {
  const known = events
    .filter(([, { type }]) => type === 'TopUpApproved')
    .map(([stream, fact]) => [stream, fact] as const)
  const submitted = known.map(([stream, fact]) =>
    facts.submitted(stream.slice(7), (fact as { topUpId: string }).topUpId, '1.00'),
  )
  const rows = (await givenFacts(movements, ...submitted, ...events)).of(
    'movements',
  ) as unknown as (MovementRow & {
    readonly number: number
  })[]
  return {
    lines: rows.filter(({ uid, available_after }) => uid === '1' && available_after),
    before: submitted.length,
  }
}

describe('a period of a statement', () => {
  test('leads line by line from the fold of the log at its beginning to that at its end', async () => {
    await fc.assert(
      fc.asyncProperty(told, fc.nat(30), fc.nat(30), async (events, one, other) => {
        const [begin, end] = [Math.min(one, other), Math.max(one, other)]
        const { lines, before } = await linesAfter(events)
        const own = lines
          .filter(({ number }) => number > before + begin && number <= before + end)
          .sort((a, b) => a.number - b.number)
        const opening = foldOf(events.slice(0, begin))
        const balances = reconciled(opening, own)
        const closing = foldOf(events.slice(0, end))
        for (const balance of balances) {
          const sum = own
            .filter(({ currency }) => currency === balance.currency)
            .reduce((total, { amount }) => total.plus(amount), new Decimal(balance.opening))
          expect(sum.equals(balance.closing)).toBe(true)
          expect(new Decimal(closing.get(balance.currency) ?? 0).equals(balance.closing)).toBe(true)
        }
        expect(balances.map(({ currency }) => currency)).toEqual([...closing.keys()].sort())
      }),
      { numRuns: 60 },
    )
  })

  test('with a line missing is none', () => {
    const line = (id: string, amount: string, available_after: string) => ({
      id,
      currency: 'USD',
      amount,
      available_after,
    })
    expect(() => reconciled(new Map([['USD', '5']]), [line('a', '2', '8')])).toThrow(UnreconciledPeriod)
    expect(reconciled(new Map([['USD', '5']]), [line('a', '2', '7'), line('b', '-7', '0')])).toEqual([
      { currency: 'USD', opening: '5', closing: '0' },
    ])
  })
})
