import { contract } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { type Call, implement } from '../http/call.ts'
import type { BookingParts } from '../platform/cases/deciding.ts'
import type { Approve, Reject } from '../platform/kinds/case-kind.ts'
import { decidedById } from './case-decisions.ts'

type Kind = (typeof decidedById)[number]

const kindOf = async (parts: BookingParts, id: string): Promise<Kind | undefined> => {
  for (const kind of decidedById) if (await kind.find(parts, id)) return kind
  return undefined
}

const stray = ({ takes }: Kind, { id: _, ...typed }: Parameters<Approve>[0]['body']) =>
  Object.entries(typed).flatMap(([path, value]) =>
    value === undefined || takes.includes(path) ? [] : [{ path, message: 'Unknown field' }],
  )

/** Approves a withdrawal, top-up, send, payment or adjustment by its id, as its own call does. */
const approveById: Approve = async (ask, parts) => {
  const kind = await kindOf(parts, ask.body.id)
  if (!kind) return refusalOf({ kind: 'case-unknown' })
  const issues = stray(kind, ask.body)
  if (issues.length > 0) throw HttpError.invalid(issues)
  return kind.approve(ask, parts)
}

/** Rejects such a case by its id, as its own call does. */
const rejectById: Reject = async (ask, parts) =>
  (await kindOf(parts, ask.body.id))?.reject(ask, parts) ?? refusalOf({ kind: 'case-unknown' })

/** The two calls that the documents have for the decision about each of these kinds. */
export const decisionsById: readonly Call[] = [
  implement(contract.withdrawal.approve, { handler: approveById }),
  implement(contract.withdrawal.reject, { handler: rejectById }),
]
