import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type State, Status } from '../../../parts/status.tsx'

const STATES: Record<wire.GiftCardStatus, State> = { 0: 'waiting', 1: 'waiting', 2: 'settled', [-1]: 'wrong' }

/** Where an application for gift cards stands. */
export function GiftCardState({ status }: { status: wire.GiftCardStatus }) {
  const { t } = useLingui()
  const words: Record<wire.GiftCardStatus, string> = {
    0: t`Waits for approval`,
    1: t`Accepted`,
    2: t`Cards sent`,
    [-1]: t`Rejected`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}
