import { expect, test } from 'vitest'
import { judgeRisk } from './judge-risk.ts'

type Known = Parameters<typeof judgeRisk>[0]
const judged = (over: Partial<Known>, ...scores: readonly (number | null)[]) =>
  judgeRisk({
    ...{ kind: 'top-up', isScreened: true, limit: 70, release: { caseId: 'c1' } },
    ...over,
    scans: scores.map(score => ({ score })),
  })
const seen = (score: number | null) => ({ release: { caseId: 'c1', seen: { score } } })

test.each<[string, ReturnType<typeof judged>, number | null, 'held' | 'released' | 'free']>([
  ['below the limit', judged({}, 69), 69, 'free'],
  ['at the limit', judged({}, 70), 70, 'held'],
  ['the highest of several', judged({}, 10, 71, null), 71, 'held'],
  ['a top-up that is not screened', judged({}, null), null, 'free'],
  ['a send that is not screened', judged({ kind: 'chain-send' }, null), null, 'held'],
  ['a send that nothing was asked about', judged({ kind: 'chain-send' }), null, 'held'],
  ['a send without a service', judged({ kind: 'chain-send', isScreened: false }, null), null, 'free'],
  ['a known score without a service', judged({ isScreened: false }, 90), 90, 'held'],
  ['an address of a book', judged({ kind: 'address' }, 95), 95, 'free'],
  ['released as it is', judged(seen(95), 95), 95, 'released'],
  ['released with a lower score', judged(seen(80), 95), 95, 'held'],
  ['released unscreened', judged({ kind: 'chain-send', ...seen(null) }, null), null, 'released'],
  ['released, and below the limit', judged(seen(95), 5), 5, 'free'],
])('%s', (_, { score, isHeld, isReleased }, expected, standing) => {
  expect(score).toBe(expected)
  expect(isHeld ? 'held' : isReleased ? 'released' : 'free').toBe(standing)
})
