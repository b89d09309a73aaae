import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../../parts/status.tsx'

const STATES: Record<wire.DeliveryStatus, State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

function useDeliveries(): Record<wire.DeliveryStatus, string> {
  const { t } = useLingui()
  return { 0: t`On its way`, 1: t`Handed over`, [-1]: t`Given up` }
}

/** Delivery state of an e-mail or an SMS. */
export function Delivery({ status }: { status: wire.DeliveryStatus }) {
  return <Status state={STATES[status]}>{useDeliveries()[status]}</Status>
}

/** The same, to filter by. */
export const useDeliveryChoices = () => {
  const words = useDeliveries()
  return ([0, 1, -1] as const).map(status => ({ value: String(status), label: words[status] }))
}
