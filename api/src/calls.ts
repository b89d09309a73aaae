import * as headings from './calls.gen.ts'
import type { Parts } from './dependencies.ts'
import type { AnyCall, Call, DeclaredCall } from './http/call.ts'
import { withParts } from './http/with-parts.ts'
import { agreeing } from './office/agreeing.ts'
import { recordMails } from './statement/records.ts'

/** Every /v1 call once: a list that a file exports may hold the calls of another. */
const declared: readonly Call[] = [...new Set(Object.values(headings).flat())]

/** Every /v1 call. A new one stands in a list `: readonly Call[]` that a file of its capability exports. */
export const calls = (parts: Parts): readonly AnyCall[] => {
  const own = declared.map(agreeing).map(withParts(parts))
  return [...own, ...recordMails(own).map(withParts(parts))]
}

/** The same calls without parts, for those who only describe them. */
export const declaredCalls: readonly DeclaredCall[] = [...declared, ...recordMails([])]
