import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

// Apart from form-errors.ts: the page to sign in has a form, and loads neither the schemas nor their words.

/** Error of a required field that is empty. */
export const MISSING = msg`Please enter all fields`

/** Errors found before a form is sent, by the names of its fields; the server has the last word. */
export type FormErrors = Readonly<Partial<Record<string, MessageDescriptor | 'invalid'>>>

/** A field's error as a sentence: its own words, or those that say no more than that it is wrong. `label` is what the field is called. */
export function useErrorWords() {
  const { t, i18n } = useLingui()
  return (error: MessageDescriptor | string | undefined, label: string): string | undefined => {
    if (error === 'invalid') return t`This is not a valid entry: ${label}`
    return typeof error === 'string' ? error : error && i18n._(error)
  }
}
