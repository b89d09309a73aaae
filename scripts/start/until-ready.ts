import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@strongroom/shared/config'
import type { Teller } from './teller.ts'

type Waiting = Pick<Config, 'host' | 'port' | 'metricsToken'> &
  Pick<Teller, 'say' | 'moved'> & {
    /** How long the read models may rest on their way to the log's end before they are no longer waited for, in milliseconds. */
    readonly patienceMs?: number
  }

/** A minute in which no read model has come to the end of the log. */
const PATIENCE_MS = 60_000
const LEAST_PAUSE_MS = 50

/**
 * Waits until the API takes commands, for as long as that takes, and until the read models stand at the end of the log: a newcomer then
 * sees the demo's balances. Read models that do not get there are no reason not to start; a sentence says so.
 */
export const untilReady = async ({ patienceMs = PATIENCE_MS, ...at }: Waiting): Promise<void> => {
  let fewest = Number.POSITIVE_INFINITY
  let most = 0
  let restsSince = performance.now()
  for (;;) {
    const asked = performance.now()
    const following = await ask(at)
    if (following?.length === 0) return
    if (following && following.length < fewest) {
      most = Math.max(most, following.length)
      fewest = following.length
      restsSince = performance.now()
      at.moved({ doing: 'catching up read models', done: most - fewest, of: most })
    }
    if (fewest < Number.POSITIVE_INFINITY && performance.now() - restsSince > patienceMs)
      return at.say('Read models still follow the log: figures on screen may be old')
    // A machine that takes long to answer has better things to do.
    await sleep(Math.max(LEAST_PAUSE_MS, 4 * (performance.now() - asked)))
  }
}

/** The read models that are not at the end of the log; nothing while the API is not ready. */
const ask = async ({ host, port, metricsToken }: Waiting): Promise<readonly string[] | undefined> => {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const headers = metricsToken ? { authorization: `Bearer ${metricsToken}` } : {}
  const answer = await fetch(`http://${address}:${port}/readyz`, { headers }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const { checks } = (await answer.json()) as { checks?: { projections?: { following?: string[] } } }
  return checks?.projections?.following ?? []
}
