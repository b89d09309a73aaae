import { useLingui } from '@lingui/react/macro'
import { PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'

type SecretInputProps = {
  label: string
  name: string
  kind: 'password' | 'pin'
  isNew?: boolean
  description?: ReactNode
  value: string
  onChange: (value: string) => void
  error: ReactNode
  /** How a screen reader takes the error. */
  errorProps?: { role: 'alert' }
}

/** A password, or a PAY code of six digits, hidden while it is typed. */
export function SecretInput({ kind, isNew = false, onChange, ...field }: SecretInputProps) {
  const { t } = useLingui()
  const digits = { inputMode: 'numeric', maxLength: 6 } as const
  return (
    <PasswordInput
      {...field}
      {...(kind === 'pin' ? digits : {})}
      autoComplete={kind === 'pin' ? 'off' : isNew ? 'new-password' : 'current-password'}
      onChange={event => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t`Show what is typed` }}
    />
  )
}
