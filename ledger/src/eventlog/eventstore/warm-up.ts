import type { Outcome } from './outcome.ts'

/**
 * Lets calls through all at once while the connection is warm. After each connect it lets one through, and the others, in their
 * order, once that one has been answered: a cold client reorders its first calls, and a dead server should not be asked by
 * every caller.
 */
export type WarmUp = {
  /** A place in the order, kept by a call that has to pass more than once. */
  ticket(): number
  /** Sends when its turn comes; `send` must not reject. When the call that went first got no answer, those behind it share its outcome. */
  pass<T>(ticket: number, send: () => Promise<Outcome<T>>): Promise<Outcome<T>>
  /** The connection is or may be another one. */
  shut(): void
}

type Waiting = {
  readonly ticket: number
  readonly send: () => Promise<Outcome<unknown>>
  readonly settle: (outcome: Outcome<unknown> | Promise<Outcome<unknown>>) => void
}

/** `rest` pauses before the call that goes first, given how many before it failed. */
export const createWarmUp = (rest: (failures: number) => Promise<void>): WarmUp => {
  let tickets = 0
  let isOpen = false
  let isKnocking = false
  let failures = 0
  let waiting: Waiting[] = []

  /** Takes all waiting appends, in the order of their tickets: those sent back come again in any order. */
  const takeWaiting = (): Waiting[] => {
    const taken = waiting.sort((one, other) => one.ticket - other.ticket)
    waiting = []
    return taken
  }

  const knock = async (): Promise<void> => {
    isKnocking = true
    await rest(failures)
    const [first, ...others] = takeWaiting()
    waiting = others
    const outcome = (await first?.send()) as Outcome<unknown>
    isKnocking = false
    isOpen = outcome.kind !== 'lost'
    failures = isOpen ? 0 : failures + 1
    first?.settle(outcome)
    for (const each of takeWaiting()) each.settle(isOpen ? each.send() : outcome)
  }

  return {
    ticket: () => tickets++,
    pass: (ticket, send) => {
      if (isOpen) return send()
      return new Promise(settle => {
        waiting.push({ ticket, send, settle: settle as Waiting['settle'] })
        if (!isKnocking) void knock()
      })
    },
    shut: () => {
      isOpen = false
    },
  }
}
