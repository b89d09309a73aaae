import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type ConfirmProps = {
  isOpen: boolean
  title: string
  /** Consequence of confirming, in one or two sentences. */
  children?: ReactNode
  /** Says what it does: "Sign out", never "OK". */
  confirmLabel: ReactNode
  /** Says what stays as it is, where "Cancel" would read like the act itself. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  isBusy?: boolean
  /** Whether it must not be done now; the children say why. */
  isHeld?: boolean
}

/** Asks before something that cannot be taken back. 560 px wide, as specified. */
export function Confirm(props: ConfirmProps) {
  const { t } = useLingui()
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onCancel} label={props.title} className="confirm">
      <div className="stack">
        <h2>{props.title}</h2>
        {props.children}
        <div className="row wrap justify-end">
          <Button variant="default" onClick={props.onCancel}>
            {props.cancelLabel ?? t`Cancel`}
          </Button>
          <Button onClick={props.onConfirm} loading={props.isBusy ?? false} disabled={props.isHeld ?? false}>
            {props.confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
