import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isNameIn } from '@strongroom/shared'
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'
import { FIELD_WORDS } from '../client/field-words.ts'
import { type FormErrors, MISSING } from './error-words.ts'

const isMissing = ({ input }: BaseIssue<unknown>) => input === undefined || input === null || input === ''

const wordsFor = (issue: BaseIssue<unknown>): MessageDescriptor | 'invalid' => {
  if (isNameIn(FIELD_WORDS, issue.message)) return FIELD_WORDS[issue.message]
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

type Rule = { readonly type: string; readonly requirement?: unknown }
type Nested = Rule & { readonly pipe?: readonly Rule[]; readonly wrapped?: Rule }

/** How many characters a schema lets a text have; nothing where it does not say. */
export const longestOf = (rule: Nested): number | undefined => {
  if (rule.type === 'max_length') return Number(rule.requirement)
  const inner = [...(rule.pipe ?? []), ...(rule.wrapped ? [rule.wrapped] : [])].filter(each => each !== rule)
  return inner.map(each => longestOf(each)).find(found => found !== undefined)
}
