import { type KindName, policyOf } from '@strongroom/ledger/catalogue'
import {
  actOfEntry,
  asSetting,
  bookWith,
  currenciesSetBy,
  type EntryChange,
  judgeRate,
  letsMembersWin,
  movesTariff,
  type RateChange,
  rateSetBy,
  setsTariff,
} from '@strongroom/ledger/office'
import { Decimal } from '@strongroom/shared'
import type { Asker } from '../../command/asking.ts'
import { type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { absurdRate } from './absurd-rate.ts'
import { takeAmountAlone } from './alone-share.ts'
import { entryAsItStood, isSetByTwo } from './entry-history.ts'
import { checkProposer } from './policy.ts'

type Judged =
  /** `giveBack`: what it was counted for is not made after all. */
  | { readonly kind: 'alone'; readonly giveBack?: () => Promise<void> }
  | { readonly kind: 'second' }
  | { readonly kind: 'refused'; readonly reply: Reply }

/** The worth of one unit of `source` in `target`; undefined when a price is missing. */
const priceOf = async (
  { prices }: Pick<Parts, 'catalogue' | 'prices' | 'log'>,
  { source, target }: Pick<RateChange, 'source' | 'target'>,
): Promise<string | undefined> => {
  if (!source || !target) return undefined
  const known = (await prices([source, target])).prices
  const [one, other] = [source, target].map(code => new Decimal(known[code.toLowerCase()] ?? '0'))
  return !one || !other || one.isZero() || other.isZero() ? undefined : one.div(other).toFixed()
}

type BoundParts = Pick<Parts, 'catalogue' | 'prices' | 'log' | 'adjustedAlone'>
type Asking = Pick<Asker, 'session'> & { readonly now: Date }

/** The kinds that conversions are made of; a currency's type says which fee a swap has. */
const tariffKinds: readonly KindName[] = [
  'swap-rate',
  'trade-pair',
  'user-group',
  'vip-level',
  'charge-item',
  'sys-config',
  'currency',
]

/** Whether changes of a kind take turns, because members may win by two of them together. */
export const takesTurns = (kind: KindName): boolean => tariffKinds.includes(kind)

/** Whether members win by a change, around a cycle of conversions or against the prices outside. */
const lowersHouse = async (
  { catalogue, prices }: BoundParts,
  id: string,
  { kind, after }: EntryChange,
): Promise<boolean> => {
  if (!takesTurns(kind)) return false
  const change = { before: catalogue, after: bookWith(catalogue, { kind, id, after }) }
  const codes = currenciesSetBy(change)
  if (codes.length === 0) return false
  const known = (await prices(codes)).prices
  return letsMembersWin(change, code => {
    const price = new Decimal(known[code.toLowerCase()] ?? '0')
    return price.isZero() ? undefined : price
  })
}

/** The settings by which a rate is measured: the FPS ratio of a level or a group by the general one as it stood, which may have moved on the same day. */
const settingsAsStood = async (
  { catalogue, log }: BoundParts,
  { kind }: EntryChange,
  now: Date,
): Promise<Pick<Parts['catalogue'], 'get'>> => {
  if (kind !== 'vip-level' && kind !== 'user-group') return catalogue
  const stood = await entryAsItStood(log, { kind: 'sys-config', id: 'fpsRatio', now })
  return {
    get: (asked, id) =>
      asked === 'sys-config' && id === 'fpsRatio'
        ? ((stood ?? undefined) as never)
        : catalogue.get(asked, id),
  }
}

/** Whether a fee or a rate that is taken away was set by two administrators: then it takes two again. */
const wasSetByTwo = ({ catalogue, log }: BoundParts, id: string, { kind, after }: EntryChange) =>
  after === null &&
  isSetByTwo(
    log,
    { kind, id },
    change => setsTariff(change) || rateSetBy(change, catalogue, null) !== undefined,
  )

/** How far a change moves a fee or a rate from what it was; how far the entry is from its measure that is taken away. */
const judgeMove = async (parts: BoundParts, id: string, asked: EntryChange, now: Date): Promise<Judged> => {
  const { catalogue, log } = parts
  if (await wasSetByTwo(parts, id, asked)) return { kind: 'second' }
  const change = asSetting(asked)
  const stood = asked.after ? await entryAsItStood(log, { kind: change.kind, id, now }) : null
  const others = catalogue.list(change.kind).filter(entry => entry.id !== id)
  const share = policyOf(catalogue, 'tariff').alone
  const isMoved = setsTariff(change) && movesTariff(change, { stood, others, share, settings: catalogue })
  const rate = rateSetBy(change, await settingsAsStood(parts, change, now), stood)
  if (!rate) return { kind: isMoved ? 'second' : 'alone' }
  const price = await priceOf(parts, rate)
  switch (judgeRate(rate, price, policyOf(catalogue, 'rate').alone)) {
    case 'near':
      return { kind: isMoved ? 'second' : 'alone' }
    case 'far':
      return { kind: 'second' }
    case 'absurd': {
      if (!asked.after) return { kind: 'second' }
      const of = change.kind === 'fixed-deposit-plan' ? 'interest' : 'exchange'
      const expected = price ?? rate.last ?? undefined
      const details = { of, ...(expected ? { expected } : {}) }
      return { kind: 'refused', reply: refused('RATE_ABSURD', absurdRate[of], details) }
    }
  }
}

/** The amount by which a change raises what a code awards: all of it where it awarded nothing, or another currency. */
const raisedBy = ({ before, after }: EntryChange): string => {
  const award = new Decimal(String(after?.award_amount))
  const isHeld = before?.status === 1 && before.currency === after?.currency
  return award.minus(isHeld ? String(before.award_amount) : 0).toFixed()
}

/**
 * Awards of invite codes are measured by their worth in USDC, in whichever currency, and counted by day: those that are more together
 * than the policy's amount take two, and so does one without a price.
 */
const judgeAward = async (parts: BoundParts, change: EntryChange, ask: Asking): Promise<Judged> => {
  checkProposer(parts.catalogue, ask, 'award')
  const limit = policyOf(parts.catalogue, 'award').alone
  const { isTaken, giveBack } = await takeAmountAlone(parts, ask, limit, {
    code: String(change.after?.currency),
    amount: raisedBy(change),
    counted: 'award',
  })
  return isTaken ? { kind: 'alone', giveBack } : { kind: 'second' }
}

/** Which changes of reference data one administrator makes alone, which take two, and which are refused. */
export const judgeEntry = async (
  parts: BoundParts,
  id: string,
  change: EntryChange,
  ask: Asking,
): Promise<Judged> => {
  const { catalogue } = parts
  const act = actOfEntry(change)
  if (act === 'award') return judgeAward(parts, change, ask)
  if (act) return { kind: 'second' }
  const isTariff = setsTariff(asSetting(change))
  const isRate = rateSetBy(asSetting(change), catalogue, null) !== undefined
  if (isTariff) checkProposer(catalogue, ask, 'tariff')
  if (isRate) checkProposer(catalogue, ask, 'rate')
  const judged: Judged = isTariff || isRate ? await judgeMove(parts, id, change, ask.now) : { kind: 'alone' }
  if (judged.kind !== 'alone') return judged
  return { kind: (await lowersHouse(parts, id, change)) ? 'second' : 'alone' }
}
