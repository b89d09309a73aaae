import * as v from 'valibot'
import { Problem } from '../command/problem.ts'

type Schema = v.GenericSchema<unknown, unknown>

/** valibot's own messages quote what they were given; ours only say what was expected. */
const message = (issue: v.BaseIssue<unknown>): string =>
  issue.expected === 'never' ? 'Unknown field' : issue.received === 'undefined' ? 'Required' : expected(issue)

const expected = ({ expected }: v.BaseIssue<unknown>) => (expected ? `Expected ${expected}` : 'Invalid')

/** Reads input by its schema, or throws 422 with the path and the reason of each wrong field, never a value. */
export const validate = <S extends Schema>(schema: S, input: unknown, at: string): v.InferOutput<S> => {
  const result = v.safeParse(schema, input, { message, abortPipeEarly: true })
  if (result.success) return result.output
  throw Problem.invalid(
    result.issues.slice(0, 50).map(issue => ({ path: pathOf(issue, at), message: issue.message })),
  )
}

const pathOf = (issue: v.BaseIssue<unknown>, at: string): string => {
  const path = v.getDotPath(issue)
  if (!path) return at || 'body'
  return at ? `${at}.${path}` : path
}
