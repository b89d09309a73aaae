import { policyOf } from '@strongroom/ledger/catalogue'
import {
  actOfEntry,
  type EntryChange,
  judgeRate,
  movesTariff,
  type RateChange,
  rateSetBy,
  setsTariff,
} from '@strongroom/ledger/office'
import { Decimal } from '@strongroom/shared'
import type { Asker } from '../command/asking.ts'
import { type Reply, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { checkProposer } from './policy.ts'
import { entryAsItStood } from './stood.ts'

type Judged = { readonly kind: 'alone' | 'second' } | { readonly kind: 'refused'; readonly reply: Reply }

/** The worth of one unit of `source` in `target`; undefined when a price is missing. */
const priceOf = async (
  { prices }: Pick<Parts, 'catalogue' | 'prices' | 'log'>,
  { source, target }: RateChange,
): Promise<string | undefined> => {
  if (!source || !target) return undefined
  const known = (await prices([source, target])).prices
  const [one, other] = [source, target].map(code => new Decimal(known[code.toLowerCase()] ?? '0'))
  return !one || !other || one.isZero() || other.isZero() ? undefined : one.div(other).toFixed()
}

/** Which changes of reference data one administrator makes alone, which take two, and which are refused. */
export const judgeEntry = async (
  parts: Pick<Parts, 'catalogue' | 'prices' | 'log'>,
  id: string,
  change: EntryChange,
  ask: Pick<Asker, 'session'> & { readonly now: Date },
): Promise<Judged> => {
  const { catalogue, log } = parts
  if (actOfEntry(change)) return { kind: 'second' }
  const isTariff = setsTariff(change)
  const isRate = rateSetBy(change, catalogue, null) !== undefined
  if (!isTariff && !isRate) return { kind: 'alone' }
  if (isTariff) checkProposer(catalogue, ask, 'tariff')
  if (isRate) checkProposer(catalogue, ask, 'rate')
  const stood = await entryAsItStood(log, { kind: change.kind, id, now: ask.now })
  const isMoved = isTariff && movesTariff(change, stood, policyOf(catalogue, 'tariff').alone)
  if (!isRate) return { kind: isMoved ? 'second' : 'alone' }
  const rate = rateSetBy(change, catalogue, stood) as RateChange
  const price = await priceOf(parts, rate)
  switch (judgeRate(rate, price, policyOf(catalogue, 'rate').alone)) {
    case 'near':
      return { kind: isMoved ? 'second' : 'alone' }
    case 'far':
      return { kind: 'second' }
    case 'absurd': {
      const msg = 'This rate is less than half or more than twice what it should be'
      const expected = price ?? rate.last ?? undefined
      return { kind: 'refused', reply: refused('RATE_ABSURD', msg, expected ? { expected } : {}) }
    }
  }
}
