import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

const NOTHING = { old: '', next: '', repeated: '' }

/** Texts of the fields that change a secret: the present one, the new one, and the new one again. */
export type TypedSecret = typeof NOTHING
type Name = keyof TypedSecret

/** The fields of a secret's change. `errorsOf` says what is wrong with each; `fieldOf` is a field's own part of
 * the form; `refusal` is why the server takes it for wrong. */
export function useSecretFields(
  kind: 'password' | 'pin',
  errorsOf: (typed: TypedSecret) => Record<Name, MessageDescriptor | undefined>,
) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState(NOTHING)
  const errors = errorsOf(typed)
  const fieldOf = (name: Name, isChecked: boolean, refusal?: string) => ({
    name,
    kind,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: isChecked && errors[name] ? i18n._(errors[name]) : refusal,
  })
  return { typed, fieldOf, isRight: !errors.old && !errors.next && !errors.repeated }
}
