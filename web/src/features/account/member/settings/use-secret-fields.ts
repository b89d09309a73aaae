import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

const NOTHING = { old: '', next: '', repeated: '' }

/** Texts of the fields that change a secret: the present one, the new one, and the new one again. */
export type TypedSecret = typeof NOTHING
type Name = keyof TypedSecret

/** The fields of a secret's change. `errorsOf` says what is wrong with each; `fieldOf` is a field's own part of the form. */
export function useSecretFields(
  kind: 'password' | 'pin',
  errorsOf: (typed: TypedSecret) => Record<Name, MessageDescriptor | undefined>,
) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(NOTHING)
  const errors = errorsOf(typed)
  const fieldOf = (name: Name, isChecked: boolean) => ({
    name,
    kind,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: isChecked && errors[name] ? i18n._(errors[name]) : undefined,
  })
  return { typed, fieldOf, isRight: !errors.old && !errors.next && !errors.repeated }
}
