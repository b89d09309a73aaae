import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

type DialogButtonsProps = {
  /** Label of the button that submits the dialog's form. */
  label: ReactNode
  isBusy: boolean
  isDisabled?: boolean
  /** Label of the button that closes it; "Cancel" unless said. */
  cancelLabel?: string
  onCancel: () => void
  /** Others, before them. */
  children?: ReactNode
}

/** The buttons at the end of a form in a dialog: the one that closes it, and the one that submits it. */
export function DialogButtons(props: DialogButtonsProps) {
  const { label, isBusy, isDisabled = false, cancelLabel, onCancel, children } = props
  const { t } = useLingui()
  return (
    <div className="row wrap justify-end">
      {children}
      <Button variant="default" onClick={onCancel}>
        {cancelLabel ?? t`Cancel`}
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </div>
  )
}
