import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { describe, expect, test } from 'vitest'
import { facts, type Told, tell } from '../testing/facts.ts'
import { owedBalances, UnsoundLog } from './owed-balances.ts'

const owedAfter = async (...story: readonly Told[]) => {
  const log = createMemoryLog()
  await tell(log, story)
  return owedBalances(log)
}

/** A top-up whose money goes into other pockets. */
const paidInto = (uid: string, id: string, ...pockets: readonly (readonly [string, string])[]): Told => {
  const [stream, fact] = facts.approved(uid, id, '1.00')
  const sum = pockets.reduce((all, [, amount]) => all + Number(amount), 0)
  const legs = [
    { account: 'world:chain', currency: 'USD', amount: String(-sum) },
    ...pockets.map(([pocket, amount]) => ({ account: `user:${uid}:${pocket}`, currency: 'USD', amount })),
  ]
  return [stream, { ...fact, legs } as unknown as Told[1]]
}

describe('what members are owed', () => {
  test('is nothing in an empty log', async () => {
    expect(await owedAfter()).toEqual({ events: 0, balances: [] })
  })
  test('is added up from the log, after so many events, without wallets that are empty', async () => {
    const { events, balances } = await owedAfter(
      facts.submitted('1', 't1', '100.00'),
      facts.approved('1', 't1', '100.00'),
      facts.swapped('1', 's1', '11.00'),
      facts.sent('1', '2', 'p1', '20.00'),
      facts.received('1', '2', 'p1', '20.00'),
      facts.opened('3', 'USD'),
    )
    expect(events).toBe(6)
    expect(balances.toSorted((a, b) => (a.uid + a.currency < b.uid + b.currency ? -1 : 1))).toEqual([
      { uid: '1', currency: 'USD', amount: '69' },
      { uid: '1', currency: 'USDC', amount: '10' },
      { uid: '2', currency: 'USD', amount: '20' },
    ])
  })
  test('counts all pockets, and sets nothing off against an overdrawn card', async () => {
    const all = paidInto('1', 'a', ['available', '1'], ['locked', '2'], ['saving', '3'], ['card', '4'])
    expect((await owedAfter(all)).balances).toEqual([{ uid: '1', currency: 'USD', amount: '10' }])
    const overdrawn = paidInto('1', 'a', ['available', '5'], ['card', '-3'])
    expect((await owedAfter(overdrawn)).balances).toEqual([{ uid: '1', currency: 'USD', amount: '5' }])
    expect((await owedAfter(paidInto('1', 'a', ['card', '-3']))).balances).toEqual([])
  })
  test('is not said of a log whose books are not sound', async () => {
    await expect(owedAfter(facts.sent('1', '2', 'p1', '20.00'))).rejects.toThrow(UnsoundLog)
  })
})
