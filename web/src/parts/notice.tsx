import { IconAlertTriangle, IconCheck, IconInfoCircle, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './parts.css'

const ICONS = { waiting: IconInfoCircle, wrong: IconAlertTriangle, proven: IconCheck, locked: IconLock }

type NoticeProps = {
  tone: keyof typeof ICONS
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Read out at once by screen readers: for what just happened. */
  isUrgent?: boolean
}

/** Something to know about the screen: why it is locked, what went wrong, what waits. */
export function Notice({ tone, title, children, action, isUrgent = false }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <div className="notice" data-tone={tone} role={isUrgent ? 'alert' : undefined}>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        <div className="notice-title">{title}</div>
        {children && <p>{children}</p>}
        {action && <div className="notice-action">{action}</div>}
      </div>
    </div>
  )
}
