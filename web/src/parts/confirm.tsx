import { useLingui } from '@lingui/react/macro'
import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'

type ConfirmProps = {
  isOpen: boolean
  title: ReactNode
  /** What happens then, in one or two sentences. */
  children?: ReactNode
  /** Says what it does: "Sign out", never "OK". */
  confirmLabel: ReactNode
  onConfirm: () => void
  onCancel: () => void
  isBusy?: boolean
}

/** Asks before something that cannot be taken back. 560 px wide, as specified. */
export function Confirm(props: ConfirmProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onCancel}
      title={<span className="strong">{props.title}</span>}
      size={560}
      centered
      radius="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <div className="stack">
        {props.children}
        <div className="row" style={{ justifyContent: 'flex-end' }}>
          <Button variant="default" onClick={props.onCancel}>
            {t`Cancel`}
          </Button>
          <Button onClick={props.onConfirm} loading={props.isBusy ?? false} data-autofocus>
            {props.confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
