import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

const STATES: Record<wire.Trade['status'], State> = { 0: 'waiting', 1: 'settled', [-1]: 'reversed' }

/** Status of an order, in the member's words. */
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

/** The choices of the filter by an order's status. */
export function useTradeStates() {
  const { t } = useLingui()
  return [
    { value: '0', label: t`Open` },
    { value: '1', label: t`Filled` },
    { value: '-1', label: t`Cancelled` },
  ]
}
