import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { wire } from '@strongroom/shared'
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'

const age = wire.ofAge

/** Objections of the schemas of /v1 to a field, in the reader's language. */
const WORDS: Readonly<Record<wire.FieldMessage, MessageDescriptor>> = {
  'Please enter all fields': msg`Please enter all fields`,
  'A day, such as 2026-03-31': msg`Enter a day, with four figures for the year.`,
  'A day of the calendar': msg`Enter a day, with four figures for the year.`,
  'A day after 1900': msg`Enter a day, with four figures for the year.`,
  'At least 18 years old': msg`Accounts are for people of ${age} and older.`,
  'A document that has not run out': msg`This document has run out. Use one that is valid.`,
  'A day that has been': msg`This day is still to come.`,
  'The number as it stands on the document': msg`Write the number as it stands on the document: letters, digits, blanks and ( ) / . -`,
  'At least 8 characters': msg`At least 8 characters`,
  'At most 128 characters': msg`At most 128 characters`,
  'At least one letter': msg`At least one letter and one digit`,
  'At least one digit': msg`At least one letter and one digit`,
  'The PAY code is exactly 6 digits': msg`The PAY code is exactly 6 digits`,
  'This PAY code is among the first that thieves try: no row of digits, no repeats, no date': msg`Thieves try this PAY code among the first. Choose one that is no row, no repeat and no date.`,
  'Please accept the terms': msg`Please accept the terms.`,
  'Payments go to accounts of companies only': msg`Payments go to accounts of companies only.`,
}

/** Error of a required field that is empty. */
export const MISSING = WORDS['Please enter all fields']

/** Errors found before a form is sent, by the names of its fields; the server has the last word. */
export type FormErrors = Readonly<Partial<Record<string, MessageDescriptor | 'invalid'>>>

const isMissing = ({ input }: BaseIssue<unknown>) => input === undefined || input === null || input === ''

const wordsFor = (issue: BaseIssue<unknown>): MessageDescriptor | 'invalid' => {
  if (Object.hasOwn(WORDS, issue.message)) return WORDS[issue.message as wire.FieldMessage]
  if (issue.type !== 'max_length') return 'invalid'
  const most = String(issue.requirement)
  return msg`At most ${most} characters`
}

/** Errors that a schema of /v1 finds in the values of a form: the first issue of each field, in words. */
export function formErrors(schema: GenericSchema, values: unknown): FormErrors {
  const { issues = [] } = safeParse(schema, values)
  const errors: Record<string, MessageDescriptor | 'invalid'> = {}
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    errors[field] ??= isMissing(issue) ? MISSING : wordsFor(issue)
  }
  return errors
}

/** The first thing a schema says against one value. */
export const fieldError = (schema: GenericSchema, value: unknown): MessageDescriptor | undefined => {
  const [issue] = safeParse(schema, value).issues ?? []
  const words = issue && wordsFor(issue)
  return words === 'invalid' ? msg`This is not a valid entry.` : words
}

/** A field's error as a sentence. `label` is what the field is called. */
export function useErrorWords() {
  const { t, i18n } = useLingui()
  return (error: FormErrors[string], label: string): string | undefined =>
    error === 'invalid' ? t`This is not a valid entry: ${label}` : error && i18n._(error)
}

type Rule = { readonly type: string; readonly requirement?: unknown }
type Nested = Rule & { readonly pipe?: readonly Rule[]; readonly wrapped?: Rule }

/** How many characters a schema lets a text have; nothing where it does not say. */
export const longestOf = (rule: Nested): number | undefined => {
  if (rule.type === 'max_length') return Number(rule.requirement)
  const inner = [...(rule.pipe ?? []), ...(rule.wrapped ? [rule.wrapped] : [])].filter(each => each !== rule)
  return inner.map(each => longestOf(each)).find(found => found !== undefined)
}
