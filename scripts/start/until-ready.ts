import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '@strongroom/shared/config'
import { StartRefused } from './refused.ts'

type Waiting = Pick<Config, 'host' | 'port' | 'metricsToken'> & {
  readonly say: (message: string) => void
  /** How long the API may take to answer, and then the read models to come to the log's end. */
  readonly patienceMs?: { readonly api: number; readonly readModels: number }
}

/**
 * Waits until the API takes commands and the read models stand at the end of the log: a newcomer then sees the demo's balances.
 * Read models that take longer are no reason not to start; a sentence says so. Throws `StartRefused` when no API is ready in time.
 */
export const untilReady = async ({ patienceMs = { api: 60_000, readModels: 60_000 }, ...at }: Waiting) => {
  const isReady = await within(patienceMs.api, async () => (await ask(at)) !== undefined)
  if (!isReady) throw new StartRefused('The API was not ready within a minute; its log says why.')
  const isFollowed = await within(patienceMs.readModels, async () => (await ask(at))?.length === 0)
  if (!isFollowed) at.say('Read models still follow the log: figures on screen may be old')
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

const within = async (ms: number, done: () => Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(50))
    if (await done()) return true
  return false
}
