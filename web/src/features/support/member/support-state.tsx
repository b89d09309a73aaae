import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

const STATES: Record<wire.SupportStatus, State> = { 0: 'waiting', 1: 'settled', 2: 'settled' }

/** State of a case of customer service. */
export function SupportState({ status }: { status: wire.SupportStatus }) {
  const { t } = useLingui()
  const words: Record<wire.SupportStatus, string> = {
    0: t`Waits for an answer`,
    1: t`Answered`,
    2: t`Closed`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}
