import { Decimal } from '@strongroom/shared'
import { cardPrices } from '../card/card-type.ts'
import { configOf, configs, isConfigCode, type Settings } from '../catalogue/configs.ts'
import type { EntryChange } from './second-needed.ts'

type Value = Readonly<Record<string, unknown>>
/** Fees and prices by name; the entry does not charge those that are missing. */
type Tariffs = Readonly<Record<string, string>>

/** Settings of members' fees and prices, and of the amounts that the house puts on a card. */
const settings: readonly string[] = [
  'bankDepositFeeRate',
  'bankToCardFeeRate',
  'withdrawFee',
  'withdrawFeeRate',
  'cardToBankFeeRate',
  'requestPaymentFeeRate',
  'sendPaymentFee',
  'sendPaymentFeeRate',
  'tradeMarketFeeRate',
  'openCardFee',
  'cardInitialBalance',
  'cardRechargeFeeRate',
  'cardMonthlyFee',
  'cardAnnualFee',
]

const named = (value: Value, names: readonly string[]): Tariffs =>
  Object.fromEntries(names.flatMap(name => (typeof value[name] === 'string' ? [[name, value[name]]] : [])))

/** The price of one dollar on a card in each stablecoin. */
const chargePrices = ({ amount, usdc_required, usdt_required }: Value): Tariffs => {
  const price = (coin: unknown) => new Decimal(String(coin)).div(String(amount)).toFixed()
  return { usdc: price(usdc_required), usdt: price(usdt_required) }
}

const tariffsOf = (kind: EntryChange['kind'], value: Value | null): Tariffs => {
  if (!value) return {}
  switch (kind) {
    case 'card-type':
      return named(value, Object.keys(cardPrices))
    case 'charge-item':
      return chargePrices(value)
    case 'send-fee':
      return named(value, ['fee'])
    case 'swap-rate':
      return { ...named(value, ['feeRate']), ...(value.vipFeeRates as Tariffs | undefined) }
    case 'user-group':
    case 'vip-level':
      return named(value, ['cc_rate', 'bank_deposit_rate', 'bank_withdraw_rate'])
    case 'sys-config':
      return settings.includes(String(value.field_code)) ? named(value, ['field_value']) : {}
    default:
      return {}
  }
}

/** The prices of a type of card, in the settings where it has none of its own. */
const cardTypePrices = (value: Value | null, settings: Settings): Tariffs => ({
  ...Object.fromEntries(Object.entries(cardPrices).map(([price, code]) => [price, configOf(settings, code)])),
  ...tariffsOf('card-type', value),
})

/** The measure of tariffs where no entry stood: the setting's default; a coin a dollar. */
const usual = ({ kind, after }: EntryChange): Tariffs => {
  if (kind === 'charge-item') return { usdc: '1', usdt: '1' }
  const code = String(after?.field_code)
  return kind === 'sys-config' && settings.includes(code) && isConfigCode(code)
    ? { field_value: configs[code].default }
    : {}
}

/** Whether a change sets a fee or a price, or shows again an entry that has one. Only then is it asked how far it moves. */
export const setsTariff = ({ kind, before, after }: EntryChange): boolean => {
  const set = tariffsOf(kind, after)
  if (!after || Object.keys({ ...set, ...tariffsOf(kind, before) }).length === 0) return false
  return (
    JSON.stringify(set) !== JSON.stringify(tariffsOf(kind, before)) ||
    (before?.status === 0 && after.status === 1)
  )
}

/** The fees of other entries of the kind that a new one is measured by, of each name; a level that others do not name pays their usual fee. */
const measures = (
  { kind, after }: EntryChange,
  others: readonly Value[],
  name: string,
): readonly string[] => {
  const alike = kind === 'send-fee' ? others.filter(({ currency }) => currency === after?.currency) : others
  return alike.flatMap(other => {
    const known = tariffsOf(kind, other)
    return known[name] ?? (kind === 'swap-rate' ? known.feeRate : undefined) ?? []
  })
}

/** Whether a fee is below the lowest of the others, or above the highest, by more than the share. */
const isUnlike = (fee: string, others: readonly string[], share: string): boolean => {
  if (others.length === 0) return false
  const [least, most] = [Decimal.min(...others), Decimal.max(...others)]
  return least.minus(fee).gt(least.times(share)) || new Decimal(fee).minus(most).gt(most.times(share))
}

/** The kinds whose entries are alike, so that a new one is measured by the others. */
const alikeKinds: readonly EntryChange['kind'][] = ['swap-rate', 'vip-level', 'send-fee']

type Measure = {
  /** The entry as it stood before one administrator began to change it. */
  readonly stood: Value | null
  /** The other entries of the kind. */
  readonly others: readonly Value[]
  readonly share: string
  /** The settings as they are, which hold for a type of card that has no price of its own. */
  readonly settings: Settings
}

/**
 * Whether a change moves a fee or a price by more than `share` of its measure, which is the entry as it `stood`. A new entry is
 * measured by its usual value, where it has one (settings, types of cards by the settings, and items of charging, whose coins are
 * worth a dollar), else by the other entries of its kind; fees of a new user group are always such a move.
 */
export const movesTariff = (change: EntryChange, { stood, others, share, settings }: Measure): boolean => {
  if (change.kind === 'card-type')
    return isFar(cardTypePrices(change.after, settings), cardTypePrices(stood, settings), share)
  const set = tariffsOf(change.kind, change.after)
  // A group is made to differ: nothing measures the first fees of one.
  if (!stood && change.kind === 'user-group') return Object.keys(set).length > 0
  if (!stood && alikeKinds.includes(change.kind))
    return Object.entries(set).some(([name, fee]) => isUnlike(fee, measures(change, others, name), share))
  const last = stood ? tariffsOf(change.kind, stood) : usual(change)
  return isFar(set, last, share, stood ? Object.keys({ ...set, ...last }) : Object.keys(last))
}

/** Whether one of the fees is further from what it was than the share; one that comes or goes is. */
const isFar = (
  set: Tariffs,
  last: Tariffs,
  share: string,
  names: readonly string[] = Object.keys(last),
): boolean =>
  names.some(name => {
    const [now, was] = [set[name], last[name]]
    if (now === undefined || was === undefined) return now !== was
    return new Decimal(now).minus(was).abs().gt(new Decimal(was).times(share))
  })
