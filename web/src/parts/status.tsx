import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './parts.css'

const ICONS = {
  settled: IconCheck,
  waiting: IconClockHour4,
  wrong: IconAlertTriangle,
  reversed: IconArrowBackUp,
}
/** The four states that a screen distinguishes, whatever statuses a record has. */
export type State = keyof typeof ICONS

/** A state is an icon and a word in one of four colours; never a colour alone. The word is the member's, not the database's. */
export function Status({ state, children }: { state: State; children: ReactNode }) {
  const Icon = ICONS[state]
  return (
    <span className="status" data-state={state}>
      <Icon size={14} stroke={2.2} aria-hidden />
      {children}
    </span>
  )
}
