import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { tradeStates as states, tradeKinds, tradeSides } from '@strongroom/shared/words/trade/record'
import { descriptorsOf } from '../../../i18n/word.ts'
import { statesOf } from '../../../parts/lists/columns.tsx'
import { choice } from '../../../parts/lists/filters.tsx'
import type { SaidFilter } from '../../../parts/lists/said.ts'

/** Where an order stands, in the member's words. */
export const tradeStates = statesOf(states, { 0: 'waiting', 1: 'settled', [-1]: 'reversed' })

/** Chooses orders to buy or orders to sell. */
export const side: SaidFilter<'trade.list'> = choice(
  'type',
  msg`Side`,
  msg`Bought and sold`,
  descriptorsOf(tradeSides),
)

/** Chooses orders that wait for a price, or those that were filled at once. */
export const kind: SaidFilter<'trade.list'> = choice(
  'kind',
  msg`Kind`,
  msg`All kinds`,
  descriptorsOf(tradeKinds),
)

type Sides = Pick<wire.Trade, 'type' | 'base' | 'target'>

/** `Buy BTC for USD`, as it is said everywhere. */
export function useOrderWords(): (order: Sides) => string {
  const { t } = useLingui()
  return ({ type, base, target }) =>
    type === 'buy' ? t`Buy ${base} for ${target}` : t`Sell ${base} for ${target}`
}

/** The same, where a list names its orders. */
export const OrderWords = (order: Sides) => useOrderWords()(order)
