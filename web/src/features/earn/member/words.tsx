import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

/** `3 months`, or `Current` for a plan one may leave on any day. */
export function useTermWords(): (months: number) => string {
  const { t } = useLingui()
  return term => (term === 0 ? t`Current` : term === 1 ? t`1 month` : t`${term} months`)
}

const STATES: Record<wire.Subscription['status'], State> = { 0: 'waiting', 1: 'settled', [-1]: 'reversed' }

/** Status of a subscription, in the member's words. */
export function SubscriptionStatus({ status }: { status: wire.Subscription['status'] }) {
  const { t } = useLingui()
  const words: Record<wire.Subscription['status'], string> = {
    0: t`In progress`,
    1: t`Completed`,
    [-1]: t`Cancelled`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}

/** The states a list can be filtered by. */
export function useSubscriptionStates() {
  const { t } = useLingui()
  return [
    { value: '0', label: t`In progress` },
    { value: '1', label: t`Completed` },
    { value: '-1', label: t`Cancelled` },
  ]
}
