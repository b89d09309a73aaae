import { randomBytes } from 'node:crypto'
import { sha256 } from '@strongroom/ledger/eventlog'
import {
  balancesOf,
  type CountedAmount,
  Decimal,
  leafText,
  RefusedPath,
  type SumStep,
  type SumTotal,
  verifyCounted,
  verifyTotals,
} from '@strongroom/shared'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LiabilityTree, liabilityTrees, totalsOf } from './liability-trees.ts'
import type { OwedBalance } from './owed-balances.ts'
import { buildSumTree } from './sum-tree.ts'

const newSalt = () => randomBytes(32).toString('hex')
const amount = fc
  .bigInt({ min: 1n, max: 10n ** 30n })
  .map(units => new Decimal(units.toString()).div('1e18').toFixed())
const balances = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('BTC', 'USD', 'USDC'), amount), {
    minLength: 1,
    maxLength: 60,
    selector: ([uid, currency]) => `${uid} ${currency}`,
  })
  .map(all => all.map(([uid, currency, amount]): OwedBalance => ({ uid: String(uid), currency, amount })))

/** The way up as a reader of the tree finds it, level by level. */
const pathIn = ({ levels }: LiabilityTree, index: number): readonly SumStep[] =>
  levels.flatMap((nodes, level) => {
    const at = Math.floor(index / 2 ** level)
    const beside = nodes[at ^ 1]
    return beside ? [{ side: at % 2 ? ('left' as const) : ('right' as const), ...beside }] : []
  })

const countedIn = (trees: readonly LiabilityTree[]) =>
  trees.flatMap(tree =>
    tree.leaves.map(({ uid, salt, amount, hash }, at): { uid: string; counted: CountedAmount } => ({
      uid,
      counted: { currency: tree.currency, amount, salt, leaf: hash, path: pathIn(tree, at) },
    })),
  )
const whyRefused = (work: Promise<void>) =>
  work.then(
    () => 'holds',
    (error: Error) => (error instanceof RefusedPath ? 'refused' : error.message),
  )

describe('the trees of a proof of liabilities', () => {
  test('sum up to what everybody is owed, and every leaf leads to its total', async () => {
    await fc.assert(
      fc.asyncProperty(balances, async owed => {
        const trees = liabilityTrees(owed, newSalt)
        const { totals, root } = totalsOf(trees)
        await verifyTotals(totals, root, sha256)
        for (const { currency, amount } of totals) {
          const sum = owed
            .filter(each => each.currency === currency)
            .reduce((all, each) => all.plus(each.amount), new Decimal(0))
          expect(amount).toBe(sum.toFixed())
        }
        const all = countedIn(trees)
        for (const { uid, currency, amount } of owed) {
          const parts = all.filter(each => each.uid === uid && each.counted.currency === currency)
          expect(balancesOf(parts.map(({ counted }) => counted))).toEqual([{ currency, amount }])
          expect(parts.map(({ counted }) => counted.amount)).not.toContain(
            amount === '0.000000000000000001' ? '' : amount,
          )
        }
        for (const each of all) await verifyCounted(each, totals, sha256)
      }),
      { numRuns: 60 },
    )
  })

  test('refuse a path of which anything is altered', async () => {
    await fc.assert(
      fc.asyncProperty(balances, fc.nat(), fc.nat(), async (owed, pick, kind) => {
        const trees = liabilityTrees(owed, newSalt)
        const { totals } = totalsOf(trees)
        const all = countedIn(trees)
        const one = all[pick % all.length] as (typeof all)[number]
        const ways = alterations(one, totals)
        const [uid, counted, told] = ways[kind % ways.length] as (typeof ways)[number]
        expect(await whyRefused(verifyCounted({ uid, counted }, told, sha256))).toBe('refused')
      }),
      { numRuns: 200 },
    )
  })

  test('refuse totals of which anything is altered', async () => {
    const trees = liabilityTrees(
      [
        { uid: '1', currency: 'BTC', amount: '0.5' },
        { uid: '1', currency: 'USD', amount: '7' },
      ],
      newSalt,
    )
    const { totals, root } = totalsOf(trees)
    const [btc, usd] = totals as [SumTotal, SumTotal]
    const altered = [
      [usd, btc],
      [btc],
      [btc, btc, usd],
      [{ ...btc, amount: '-0.5' }, usd],
      [{ ...btc, amount: '0.4' }, usd],
      [btc, { ...usd, root: btc.root }],
    ]
    for (const told of altered) expect(await whyRefused(verifyTotals(told, root, sha256))).toBe('refused')
  })

  test('two members with the same balance have leaves of their own', async () => {
    const same = { currency: 'USD', amount: '100' }
    const salt = newSalt()
    const trees = liabilityTrees(
      [
        { uid: '1', ...same },
        { uid: '2', ...same },
      ],
      () => salt,
    )
    const { totals } = totalsOf(trees)
    // Even with one salt for all, the leaf of one does not pass for the other's.
    for (const { uid, counted } of countedIn(trees)) {
      const other = { uid: uid === '1' ? '2' : '1', counted }
      expect(await whyRefused(verifyCounted(other, totals, sha256))).toBe('refused')
    }
  })

  test.each(['-1', '-0.000000000000000001'])('are never built over %s', amount => {
    expect(() =>
      buildSumTree([
        { hash: 'a'.repeat(64), amount: '1' },
        { hash: 'b'.repeat(64), amount },
      ]),
    ).toThrow(RefusedPath)
  })

  test('a negative neighbour is refused, also when its hash fits', async () => {
    const counted = { currency: 'USD', amount: '10', salt: newSalt(), leaf: '', path: [] as SumStep[] }
    const path: SumStep[] = [{ side: 'right', amount: '-4', hash: 'c'.repeat(64) }]
    const { joinNodes } = await import('@strongroom/shared')
    const about = { uid: '1', salt: counted.salt, currency: 'USD', amount: '10' }
    const leaf = { amount: '10', hash: sha256(leafText(about)) }
    const { hash: root, amount } = await joinNodes(leaf, path[0] as SumStep, sha256)
    const totals = [{ currency: 'USD', amount, root }]
    expect(amount).toBe('6')
    const told = { uid: '1', counted: { ...counted, leaf: leaf.hash, path } }
    expect(await whyRefused(verifyCounted(told, totals, sha256))).toBe('refused')
  })
})

type Told = readonly [uid: string, counted: CountedAmount, totals: readonly SumTotal[]]
const flip = (hash: string) => `${hash.startsWith('0') ? '1' : '0'}${hash.slice(1)}`
const more = (amount: string) => new Decimal(amount).plus('0.01').toFixed()

/** Every way in which one thing of a path is another. */
const alterations = (
  { uid, counted }: { uid: string; counted: CountedAmount },
  totals: readonly SumTotal[],
): readonly Told[] => {
  const { amount, salt, leaf, path, currency } = counted
  const steps = path.flatMap((step, at): Partial<SumStep>[][] => {
    const changed = (over: Partial<SumStep>) =>
      path.map((each, n) => (n === at ? { ...each, ...over } : each))
    return [
      changed({ amount: more(step.amount) }),
      changed({ amount: `-${step.amount}` }),
      changed({ amount: `${step.amount}.0` }),
      changed({ hash: flip(step.hash) }),
      changed({ side: step.side === 'left' ? 'right' : 'left' }),
      path.filter((_, n) => n !== at),
    ]
  })
  return [
    [`${uid}0`, counted, totals],
    [uid, { ...counted, amount: more(amount) }, totals],
    [uid, { ...counted, amount: `-${amount}` }, totals],
    [uid, { ...counted, salt: flip(salt) }, totals],
    [uid, { ...counted, leaf: flip(leaf) }, totals],
    [uid, { ...counted, currency: `${currency}X` }, totals],
    [uid, counted, totals.map(each => ({ ...each, amount: more(each.amount) }))],
    [uid, counted, totals.map(each => ({ ...each, root: flip(each.root) }))],
    [uid, counted, totals.filter(each => each.currency !== currency)],
    ...steps.map((altered): Told => [uid, { ...counted, path: altered as readonly SumStep[] }, totals]),
  ]
}
