import { describe, expect, test } from 'vitest'
import { graver, statesWith } from './harm.ts'
import { keepFor } from './keep-for.ts'

const works = {
  ...{ 'sign-in': 'works', payments: 'works', card: 'works' },
  ...{ prices: 'works', notices: 'works', proof: 'works' },
}

describe('troubles of the platform', () => {
  test('spare the parts that they do not touch', () => {
    expect(statesWith([])).toEqual(works)
    expect(statesWith(['some-prices', 'card-read-models'])).toEqual({
      ...works,
      prices: 'late',
      card: 'late',
    })
    expect(new Set(Object.values(statesWith(['database'])))).toEqual(new Set(['down']))
  })

  test('together are as bad as the gravest of them', () => {
    expect(statesWith(['log', 'queue', 'late-mail'])).toEqual({
      ...{ 'sign-in': 'down', payments: 'down', card: 'down' },
      ...{ prices: 'works', notices: 'late', proof: 'late' },
    })
    expect([graver('works', 'late'), graver('down', 'late')]).toEqual(['late', 'down'])
  })
})

describe('an answer that is kept', () => {
  test('is made once for all who ask within its time, and anew after it', async () => {
    let [made, clock] = [0, 0]
    const ask = keepFor(
      5_000,
      async () => ++made,
      () => clock,
    )
    expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array(100).fill(1))
    clock = 4_999
    expect(await ask()).toBe(1)
    clock = 5_000
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(2)
  })

  test('is given at once while the next is being made, however long that takes, and waited for once it is old', async () => {
    let [made, clock] = [0, 0]
    const later = Promise.withResolvers<number>()
    const ask = keepFor(
      5_000,
      () => (++made === 1 ? Promise.resolve(1) : later.promise),
      () => clock,
    )
    await ask()
    clock = 5_000
    const soon = (asked: Promise<number>) => Promise.race([asked, new Promise(done => setImmediate(done))])
    expect(await Promise.all([soon(ask()), soon(ask())])).toEqual([1, 1])
    expect(made).toBe(2)
    clock = 70_000
    const old = ask()
    later.resolve(2)
    expect(await old).toBe(2)
  })

  test('is not kept where it failed', async () => {
    let isBroken = true
    const ask = keepFor(5_000, async () => {
      if (isBroken) throw new Error('away')
      return 'there'
    })
    await expect(ask()).rejects.toThrow('away')
    isBroken = false
    expect(await ask()).toBe('there')
  })
})
