import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Confirm } from '../../../parts/confirm.tsx'

type ApprovalQuestionProps = {
  isOpen: boolean
  /** Whose case it is, or what it is about. */
  about: ReactNode
  /** The words of the button that approves. */
  label: ReactNode
  onConfirm: () => void
  onCancel: () => void
  /** Bookings that the approval makes, where they are known. */
  children?: ReactNode
}

/** Asks before a case is approved by a key: a key is pressed by mistake more easily than a button. */
export function ApprovalQuestion({
  isOpen,
  about,
  label,
  onConfirm,
  onCancel,
  children,
}: ApprovalQuestionProps) {
  const { t } = useLingui()
  return (
    <Confirm
      isOpen={isOpen}
      title={t`Approve this case?`}
      confirmLabel={label}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className="strong">{about}</p>
      {children}
      <p className="quiet">{t`The decision is written to the log with your name.`}</p>
    </Confirm>
  )
}
