import * as v from 'valibot'
import { HttpError } from '../command/http-error.ts'

type Schema = v.GenericSchema<unknown, unknown>
type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

/** valibot's own messages quote what they were given; ours only say what was expected. */
const message = (issue: v.BaseIssue<unknown>): string =>
  issue.expected === 'never' ? 'Unknown field' : issue.received === 'undefined' ? 'Required' : expected(issue)

const expected = ({ expected }: v.BaseIssue<unknown>) => (expected ? `Expected ${expected}` : 'Invalid')

/** Reads input by its schema, or throws 422 with the path and the reason of each wrong field, never a value. */
export const validate = <S extends Schema>(schema: S, input: unknown, at: string): v.InferOutput<S> => {
  // To valibot a list is an object: where all fields may be left out, it would be a record of none.
  if (Array.isArray(input) && isOfRecord(schema))
    throw HttpError.invalid([{ path: at || 'body', message: 'Expected Object' }])
  const result = v.safeParse(schema, input, { message, abortPipeEarly: true })
  if (result.success) return result.output
  throw HttpError.invalid(
    issuesOf(schema, input, result.issues)
      .slice(0, 50)
      .map(issue => ({ path: pathOf(issue, at), message: issue.message })),
  )
}

/** Whether a schema is one of records, which may be left out as a whole. */
const isOfRecord = ({ type, wrapped }: Schema & { readonly wrapped?: Schema }): boolean =>
  wrapped ? isOfRecord(wrapped) : type.endsWith('object')

/** Of input that may have several forms, the fields are named that are wrong in the form it is most like. */
const issuesOf = (schema: Schema, input: unknown, issues: Issues): Issues => {
  const forms = formsOf(schema)
  if (forms.length === 0 || v.getDotPath(issues[0]) !== null) return issues
  const found = forms.flatMap(form => {
    const { success, issues } = v.safeParse(form, input, { message, abortPipeEarly: true })
    return success ? [] : [issuesOf(form, input, issues as unknown as Issues)]
  })
  return found.toSorted((one, other) => unlike(one) - unlike(other))[0] ?? issues
}

const formsOf = ({ type, options }: Schema & { readonly options?: readonly Schema[] }): readonly Schema[] =>
  type === 'union' && options ? options : []

/** How little input is like a form: another kind of value altogether, then fields that it does not have, then all that is wrong. */
const unlike = (issues: Issues): number => {
  const isOther = issues.some(issue => v.getDotPath(issue) === null && issue.kind === 'schema')
  const strange = issues.filter(({ expected }) => expected === 'never').length
  return (isOther ? 1e6 : 0) + strange * 1e3 + issues.length
}

const pathOf = (issue: v.BaseIssue<unknown>, at: string): string => {
  const path = v.getDotPath(issue)
  if (!path) return at || 'body'
  return at ? `${at}.${path}` : path
}
