import type { wire } from '@strongroom/shared'
import type { Problem } from './problem.ts'

/** A case whose personal data an administrator sees after giving a reason. */
export type Case = { readonly id: string; readonly kind: wire.LookKind }

/** Asks the administrator for a reason and gives it to the server; false when they would rather not look. */
type Asking = (of: Case) => Promise<boolean>

let asking: Asking | undefined
const open = new Map<string, Promise<boolean>>()

/** Has reasons asked for by this until the returned function is called. */
export const askReasonsBy = (by: Asking): (() => void) => {
  asking = by
  return () => {
    if (asking === by) asking = undefined
  }
}

/** Whether a call was refused for want of a reason that has been given now, so that it is worth asking again. */
export const isReasonGiven = async (problem: Problem): Promise<boolean> => {
  if (problem.kind !== 'refused' || problem.code !== 'LOOK_REASON_NEEDED' || !asking) return false
  const { case: id = '', kind } = problem.details
  // The pictures of one record are asked for at once, and the reason for them once.
  const asked = open.get(id) ?? asking({ id, kind: kind as wire.LookKind })
  open.set(id, asked)
  return asked.finally(() => open.delete(id))
}
