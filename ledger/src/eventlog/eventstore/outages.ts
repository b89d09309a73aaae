import type { Asking, OnOutage, OnTrouble } from './options.ts'

/**
 * Notices when the log goes away and when it is back. An outage begins with the first call that gets no answer, and is
 * over when every call that was left without one has it: so a node that still reads but writes nothing is away. `call`
 * is any object that stands for the call, the same in each try.
 */
export type Outages = {
  /** A try got no answer. `isNormal`: as a healthy node does it now and then. */
  failed(call: object, what: Asking, error: unknown, how?: { readonly isNormal: boolean }): void
  answered(call: object): void
  /** The call is given up; the next one shows whether the log is back. */
  givenUp(call: object): void
}

/** Counts calls without an answer. `now` is a monotonic clock in milliseconds. */
export const createOutages = (
  { onTrouble, onOutage }: { readonly onTrouble?: OnTrouble; readonly onOutage?: OnOutage },
  now = () => performance.now(),
): Outages => {
  const waiting = new Set<object>()
  let beganAt: number | undefined
  return {
    failed: (call, what, error, { isNormal } = { isNormal: false }) => {
      onTrouble?.(what, error)
      if (isNormal) return
      waiting.add(call)
      if (beganAt !== undefined) return
      beganAt = now()
      onOutage?.({ kind: 'began', what, error })
    },
    answered: call => {
      if (beganAt === undefined) return
      waiting.delete(call)
      if (waiting.size > 0) return
      const lengthMs = now() - beganAt
      beganAt = undefined
      onOutage?.({ kind: 'ended', lengthMs })
    },
    givenUp: call => void waiting.delete(call),
  }
}
