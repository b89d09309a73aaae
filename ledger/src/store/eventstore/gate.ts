import type { Outcome } from './outcome.ts'

/**
 * Lets calls through all at once while the connection is warm. After each connect it lets one through, and the others,
 * in their order, once that one has been answered: a cold client reorders its first calls, and a dead server should
 * not be asked by everybody.
 */
export type Gate = {
  /** Sends when its turn comes; `send` must not reject. When the call that went first got no answer, those behind it share its outcome. */
  pass<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** The connection is or may be another one. */
  shut(): void
}

/** `rest` pauses before the call that goes first, given how many before it failed. */
export const createGate = (rest: (failures: number) => Promise<void>): Gate => {
  let isOpen = false
  let failures = 0
  let first: Promise<Outcome<unknown>> | undefined

  const goFirst = async <T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    await rest(failures)
    const outcome = await send()
    isOpen = outcome.kind !== 'lost'
    failures = isOpen ? 0 : failures + 1
    first = undefined
    return outcome
  }

  const gate: Gate = {
    pass: async send => {
      if (isOpen) return send()
      if (!first) {
        const mine = goFirst(send)
        first = mine
        return mine
      }
      const outcome = await first
      return outcome.kind === 'lost' ? outcome : gate.pass(send)
    },
    shut: () => {
      isOpen = false
    },
  }
  return gate
}
