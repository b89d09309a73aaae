import { useLingui } from '@lingui/react/macro'
import { Textarea } from '@mantine/core'
import { useState } from 'react'

/** A reason that has to be given: its words, whether one is missing, and the field's own part. */
export function useReason() {
  const [value, setValue] = useState('')
  const [isChecked, setChecked] = useState(false)
  const text = value.trim()
  return {
    text,
    /** Whether there is one; from then on the field says when there is none. */
    check: (): boolean => {
      setChecked(true)
      return text !== ''
    },
    clear: () => {
      setValue('')
      setChecked(false)
    },
    field: { value, onChange: setValue, isMissing: isChecked && text === '' },
  }
}

/** The same part of a field, of a form that has a reason among its fields. */
export const reasonIn = (form: {
  readonly typed: { readonly reason: string }
  readonly change: (next: { reason: string }) => void
  readonly isWrong: (name: 'reason') => boolean
}): ReasonPart => ({
  value: form.typed.reason,
  onChange: reason => form.change({ reason }),
  isMissing: form.isWrong('reason'),
})

/** A reason as its field takes it. */
export type ReasonPart = {
  readonly value: string
  readonly onChange: (reason: string) => void
  readonly isMissing: boolean
}

type ReasonFieldProps = {
  field: ReasonPart
  /** Names the reader of the reason. */
  label: string
  description?: string
  /** Said while none is given. */
  missing?: string
}

/** Field of a reason that the member reads. */
export function ReasonForMember({ field }: Pick<ReasonFieldProps, 'field'>) {
  const { t } = useLingui()
  return (
    <ReasonField
      field={field}
      label={t`Reason, as the member will read it`}
      missing={t`Say why, in words the member can act on.`}
    />
  )
}

/** Field of an administrator's reason. */
export function ReasonField({ field, label, description, missing }: ReasonFieldProps) {
  const { t } = useLingui()
  return (
    <Textarea
      label={label}
      {...(description ? { description } : {})}
      name="reason"
      autosize
      minRows={2}
      maxLength={500}
      value={field.value}
      onChange={event => field.onChange(event.currentTarget.value)}
      error={field.isMissing ? (missing ?? t`Say why: the audit trail keeps it.`) : undefined}
    />
  )
}
