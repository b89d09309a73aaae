import type { CallName } from '@strongroom/shared'

let noting: Set<CallName> | undefined

/** Notes that a call is made. */
export const noteAsked = (name: CallName): void => void noting?.add(name)

/** Does something, and gives the calls that it makes before it first waits: what comes later may be another's. */
export const withCalls = <T>(run: () => T): readonly [T, ReadonlySet<CallName>] => {
  const calls = new Set<CallName>()
  const before = noting
  noting = calls
  try {
    return [run(), calls]
  } finally {
    noting = before
  }
}
