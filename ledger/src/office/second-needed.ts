import { Decimal } from '@strongroom/shared'
import { configOf, configs, describedSetting, isConfigCode, type Settings } from '../catalogue/configs.ts'
import type { KindName } from '../catalogue/kinds.ts'
import type { ActName } from '../catalogue/policies.ts'

type Value = Readonly<Record<string, unknown>>

/** A change of the catalogue as it is asked for: whole values, null for no entry. */
export type EntryChange = {
  readonly kind: KindName
  readonly before: Value | null
  readonly after: Value | null
}

/**
 * The rate that a change sets: units of `target` for one unit of `source`, or, without them, percent a year; `last` is the rate
 * to compare with (null when there is none).
 */
export type RateChange = {
  readonly source?: string
  readonly target?: string
  readonly rate: string
  readonly last: string | null
}

/** A change as one that sets what it says: an entry that is taken away is judged as if it were set. */
export const asSetting = (change: EntryChange): EntryChange =>
  change.after ? change : { ...change, before: null, after: change.before }

/** The factor above or below its measure from which a rate is refused to every administrator. */
const absurdTimes = 2

const textAt = (value: Value | null, name: string): string | null => {
  const found = value?.[name]
  return typeof found === 'string' ? found : null
}

/**
 * The rate that a change sets, or nothing when it sets none. Rates that are shown again count as set. It is measured by
 * the entry as it `stood` before one administrator began to change it, so that many small steps are one large one.
 */
export const rateSetBy = (
  { kind, before, after }: EntryChange,
  settings: Settings,
  stood: Value | null,
): RateChange | undefined => {
  if (!after) return undefined
  const fps = { source: 'HKD', target: configOf(settings, 'fpsCurrency') }
  const set = (
    pair: Pick<RateChange, 'source' | 'target'>,
    field: string,
    last: string | null = textAt(stood, field),
  ) => {
    const rate = textAt(after, field)
    const isSame = rate === textAt(before, field)
    const isShownAgain = before !== null && before.status !== 1 && after.status === 1
    if (rate === null || (isSame && !isShownAgain)) return undefined
    return { ...pair, rate, last: isSame ? null : last }
  }
  switch (kind) {
    case 'swap-rate':
      return set({ source: String(after.source), target: String(after.target) }, 'rate')
    case 'trade-pair':
      return set({ source: String(after.base), target: String(after.target) }, 'price')
    case 'user-group':
    case 'vip-level':
      return set(fps, 'fps_ratio', textAt(stood, 'fps_ratio') ?? configOf(settings, 'fpsRatio'))
    case 'fixed-deposit-plan':
      // A plan that pays nothing costs nothing.
      return new Decimal(textAt(after, 'rate') ?? 0).isZero() ? undefined : set({}, 'rate')
    case 'sys-config':
      return after.field_code === 'fpsRatio'
        ? set(fps, 'field_value', textAt(stood, 'field_value') ?? configs.fpsRatio.default)
        : undefined
    default:
      return undefined
  }
}

/**
 * How far a rate is from its measure: `near` enough for one administrator (within `share` of the last one and of the price, of
 * those there are), `far`, or `absurd`. `price` is nothing when it is unknown.
 */
export const judgeRate = (
  { rate, last }: RateChange,
  price: string | undefined,
  share: string,
): 'near' | 'far' | 'absurd' => {
  const set = new Decimal(rate)
  const known = [price, last]
    .filter(each => each !== undefined && each !== null)
    .filter(each => !new Decimal(each).isZero())
  if (!set.isPositive() || set.isZero()) return 'absurd'
  const [reference] = known
  if (
    reference &&
    (set.gt(new Decimal(reference).times(absurdTimes)) || set.times(absurdTimes).lt(reference))
  )
    return 'absurd'
  const isNear = (to: string) => set.minus(to).abs().lte(new Decimal(to).times(share))
  return known.length > 0 && known.every(each => isNear(each)) ? 'near' : 'far'
}

/** An invite code pays every member who registers with it, friends of an administrator as well. */
const awardsMore = (before: Value | null, after: Value | null): boolean => {
  const award = new Decimal(textAt(after, 'award_amount') ?? 0)
  if (award.isZero()) return false
  return award.gt(textAt(before, 'award_amount') ?? 0) || after?.currency !== before?.currency
}

/**
 * The act that a change of the catalogue is when it says where money goes, pays members a bonus, or bounds administrators. All
 * of these take two, but an `award` that is small enough. A change that leaves the entry as it is, or is none of these, is no such act.
 */
export const actOfEntry = ({ kind, before, after }: EntryChange): ActName | undefined => {
  if (kind === 'policy') return 'policy'
  if (kind === 'sys-bank' || kind === 'product-bank') return 'house-account'
  if (kind === 'invite-code') return awardsMore(before, after) ? 'award' : undefined
  if (kind !== 'sys-config') return undefined
  const code = String((after ?? before)?.field_code)
  if (!isConfigCode(code)) return undefined
  const stays =
    (after?.field_value ?? configs[code].default) === (before?.field_value ?? configs[code].default)
  return stays ? undefined : describedSetting(code).second
}
