import { Decimal } from '@strongroom/shared'
import { type Config, configOf, configs, isConfigCode, type Settings } from '../catalogue/configs.ts'
import type { KindName } from '../catalogue/kinds.ts'

type Value = Readonly<Record<string, unknown>>

/** A change of the catalogue as it is asked for: whole values, null for no entry. */
export type EntryChange = {
  readonly kind: KindName
  readonly before: Value | null
  readonly after: Value | null
}

/** What a change sets a rate to: units of `target` for one unit of `source`, now and before (null when there was none). */
export type RateChange = {
  readonly source: string
  readonly target: string
  readonly rate: string
  readonly last: string | null
}

/** How many times above or below what it should be a rate is refused, whoever asks for it. */
const absurdTimes = 2

const textAt = (value: Value | null, name: string): string | null => {
  const found = value?.[name]
  return typeof found === 'string' ? found : null
}

/** The rate that a change sets, or nothing when it sets none. Rates that are shown again count as set. */
export const rateSetBy = (
  { kind, before, after }: EntryChange,
  settings: Settings,
): RateChange | undefined => {
  if (!after) return undefined
  const fps = { source: 'HKD', target: configOf(settings, 'fpsCurrency') }
  const usual = () => configOf(settings, 'fpsRatio')
  const set = (pair: { source: string; target: string }, field: string, last: string | null) => {
    const rate = textAt(after, field)
    const isShownAgain = before !== null && before.status !== 1 && after.status === 1
    if (rate === null || (rate === textAt(before, field) && !isShownAgain)) return undefined
    return { ...pair, rate, last: rate === last ? null : last }
  }
  switch (kind) {
    case 'swap-rate':
      return set(
        { source: String(after.source), target: String(after.target) },
        'rate',
        textAt(before, 'rate'),
      )
    case 'trade-pair':
      return set(
        { source: String(after.base), target: String(after.target) },
        'price',
        textAt(before, 'price'),
      )
    case 'vip-level':
      return set(fps, 'fps_ratio', textAt(before, 'fps_ratio') ?? usual())
    case 'sys-config':
      return after.field_code === 'fpsRatio'
        ? set(fps, 'field_value', textAt(before, 'field_value') ?? usual())
        : undefined
    default:
      return undefined
  }
}

/**
 * How far a rate is from what it should be: `near` enough for one administrator (within `share` of the last one and of
 * the price, of those there are), `far`, or `absurd`. `price` is nothing when nobody knows it.
 */
export const judgeRate = (
  { rate, last }: RateChange,
  price: string | undefined,
  share: string,
): 'near' | 'far' | 'absurd' => {
  const set = new Decimal(rate)
  const known = [price, last].filter(
    each => each !== undefined && each !== null && !new Decimal(each).isZero(),
  )
  if (!set.isPositive() || set.isZero()) return 'absurd'
  const [reference] = known
  if (
    reference &&
    (set.gt(new Decimal(reference).times(absurdTimes)) || set.times(absurdTimes).lt(reference))
  )
    return 'absurd'
  const isNear = (to: string) => set.minus(to).abs().lte(new Decimal(to).times(share))
  return known.length > 0 && known.every(each => isNear(each as string)) ? 'near' : 'far'
}

/**
 * Whether a change always takes two administrators: those that say where money goes, and those that bound administrators.
 * What leaves the entry as it is takes none.
 */
export const alwaysNeedsSecond = ({ kind, before, after }: EntryChange): boolean => {
  if (kind === 'sys-bank' || kind === 'product-bank') return true
  if (kind !== 'sys-config') return false
  const code = String((after ?? before)?.field_code)
  if (!isConfigCode(code) || !(configs[code] as Config).second) return false
  return (after?.field_value ?? configs[code].default) !== (before?.field_value ?? configs[code].default)
}
