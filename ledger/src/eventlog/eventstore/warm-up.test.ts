import { describe, expect, test } from 'vitest'
import type { Outcome } from './outcome.ts'
import { createWarmUp } from './warm-up.ts'

const answered: Outcome<string> = { kind: 'answered', value: 'yes' }
const lost: Outcome<never> = { kind: 'lost', error: new Error('gone') }

/** Calls that note when they are sent and settle when told to. */
const calls = () => {
  const sent: number[] = []
  const settles: ((outcome: Outcome<string>) => void)[] = []
  const call = (n: number) => () => {
    sent.push(n)
    return new Promise<Outcome<string>>(resolve => {
      settles[n] = resolve
    })
  }
  return { sent, call, settle: (n: number, outcome: Outcome<string>) => settles[n]?.(outcome) }
}
const soon = () => new Promise(setImmediate)

describe('the gate', () => {
  test('lets one call through, and the others in their order once that one is answered', async () => {
    const gate = createWarmUp(async () => {})
    const { sent, call, settle } = calls()
    const passes = [0, 1, 2, 3].map(n => gate.pass(n, call(n)))
    await soon()
    expect(sent).toEqual([0])
    settle(0, answered)
    expect(await passes[0]).toBe(answered)
    await soon()
    expect(sent).toEqual([0, 1, 2, 3])
    void gate.pass(4, call(4))
    await soon()
    expect(sent).toContain(4)
  })

  test('tells those who wait when the first got no answer, and lets another go first', async () => {
    const rests: number[] = []
    const gate = createWarmUp(async failures => void rests.push(failures))
    const { sent, call, settle } = calls()
    const passes = [0, 1, 2].map(n => gate.pass(n, call(n)))
    await soon()
    settle(0, lost)
    expect(await Promise.all(passes)).toEqual([lost, lost, lost])
    // They come again in any order, and keep theirs.
    for (const n of [2, 1, 0]) void gate.pass(n, call(n))
    await soon()
    expect(sent).toEqual([0, 0])
    expect(rests).toEqual([0, 1])
    settle(0, answered)
    await soon()
    expect(sent).toEqual([0, 0, 1, 2])
  })

  test('opens for a refusal too, which is an answer', async () => {
    const gate = createWarmUp(async () => {})
    const { sent, call, settle } = calls()
    const first = gate.pass(0, call(0))
    await soon()
    settle(0, { kind: 'refused', error: new Error('no') })
    await first
    void gate.pass(1, call(1))
    void gate.pass(2, call(2))
    await soon()
    expect(sent).toEqual([0, 1, 2])
  })

  test('lets one call through again after it was shut', async () => {
    const gate = createWarmUp(async () => {})
    const { sent, call, settle } = calls()
    const first = gate.pass(0, call(0))
    await soon()
    settle(0, answered)
    await first
    gate.shut()
    void gate.pass(1, call(1))
    void gate.pass(2, call(2))
    await soon()
    expect(sent).toEqual([0, 1])
  })
})
