import { configOf } from '@strongroom/ledger/catalogue'
import { alwaysNeedsSecond, type EntryChange, judgeRate, rateSetBy } from '@strongroom/ledger/office'
import { Decimal } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type Reply, refused } from '../http/replies.ts'

type Judged = { readonly kind: 'alone' | 'second' } | { readonly kind: 'refused'; readonly reply: Reply }

/** Which changes of reference data one administrator makes alone, which take two, and which nobody makes. */
export const catalogueBounds = ({ catalogue, prices }: Pick<Parts, 'catalogue' | 'prices'>) => {
  /** What one unit of `source` is worth in `target`; nothing when nobody knows. */
  const priceOf = async (source: string, target: string): Promise<string | undefined> => {
    const known = (await prices([source, target])).prices
    const [one, other] = [source, target].map(code => new Decimal(known[code.toLowerCase()] ?? '0'))
    return !one || !other || one.isZero() || other.isZero() ? undefined : one.div(other).toFixed()
  }

  return async (change: EntryChange): Promise<Judged> => {
    if (alwaysNeedsSecond(change)) return { kind: 'second' }
    const rate = rateSetBy(change, catalogue)
    if (!rate) return { kind: 'alone' }
    const price = await priceOf(rate.source, rate.target)
    switch (judgeRate(rate, price, configOf(catalogue, 'rateAloneShare'))) {
      case 'near':
        return { kind: 'alone' }
      case 'far':
        return { kind: 'second' }
      case 'absurd': {
        const msg = 'This rate is less than half or more than twice what it should be'
        const expected = price ?? rate.last ?? undefined
        return { kind: 'refused', reply: refused('RATE_ABSURD', msg, expected ? { expected } : {}) }
      }
    }
  }
}
