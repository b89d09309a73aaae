import type { Proof, Prover } from '@strongroom/projections/proof'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { proveBalances } from './prove-balances.ts'

test('turns that come while a proof is under way are over at once, and the next one after it proves again', async () => {
  const ends: (() => void)[] = []
  const sound = { equal: true, chain: { whole: true }, views: { equal: true }, differences: [], more: 0 }
  const proof = { ...sound, tookMs: 0 } as unknown as Proof
  const prover: Prover = { prove: () => new Promise(resolve => ends.push(() => resolve(proof))) }
  const turn = proveBalances(prover, pino({ level: 'silent' }))
  const first = turn()
  await Promise.all([turn(), turn()])
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await first
  const next = turn()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await next
})
