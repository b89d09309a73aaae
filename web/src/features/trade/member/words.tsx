import { useLingui } from '@lingui/react/macro'
import { Decimal, type wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

const STATES: Record<wire.Trade['status'], State> = { 0: 'waiting', 1: 'settled', [-1]: 'reversed' }

/** Where an order stands, in the member's words. */
export function TradeStatus({ status }: { status: wire.Trade['status'] }) {
  const { t } = useLingui()
  const words: Record<wire.Trade['status'], string> = { 0: t`Open`, 1: t`Filled`, [-1]: t`Cancelled` }
  return <Status state={STATES[status]}>{words[status]}</Status>
}

/** `Buy 0.5 BTC at 20,000 USD`, as it is said everywhere. */
export function useOrderWords(): (order: Pick<wire.Trade, 'type' | 'base' | 'target'>) => string {
  const { t } = useLingui()
  return ({ type, base, target }) =>
    type === 'buy' ? t`Buy ${base} for ${target}` : t`Sell ${base} for ${target}`
}

export function useTradeStates() {
  const { t } = useLingui()
  return [
    { value: '0', label: t`Open` },
    { value: '1', label: t`Filled` },
    { value: '-1', label: t`Cancelled` },
  ]
}

/** What an order comes to in target, at the places the books keep: a buy's cost rounds up, a sell's proceeds down. */
export function totalInUsdc(order: {
  type: 'buy' | 'sell'
  amount: string
  price: string
  places: number
}): string {
  const rounding = order.type === 'buy' ? Decimal.ROUND_UP : Decimal.ROUND_DOWN
  return new Decimal(order.amount || 0)
    .times(order.price || 0)
    .toDecimalPlaces(order.places, rounding)
    .toFixed(order.places)
}
