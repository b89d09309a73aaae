import { createHmac } from 'node:crypto'
import type { Config } from '@strongroom/shared/config'
import { demoStates, httpStates, type TellState } from './card-states.ts'
import { demoNumbers, type GiveNumber, httpNumbers } from './disposable-numbers.ts'

/**
 * The processor of the house's cards. `key` signs its messages and ours; `source` says whether a demo stands for it; `giveNumber` is
 * missing where it gives no disposable numbers, `tellState` where it is told nothing.
 */
export type CardProcessor = {
  readonly source: 'http' | 'demo'
  readonly key: string
  readonly giveNumber?: GiveNumber
  readonly tellState?: TellState
}

/** The processor that a process is configured with; else the demo's, with a key of this platform's own, but none in production. */
export const cardProcessorOf = ({
  cardProcessorKey: key,
  cardProcessorUrl: url,
  secretKey,
  production,
}: Pick<Config, 'cardProcessorKey' | 'cardProcessorUrl' | 'secretKey' | 'production'>):
  | CardProcessor
  | undefined => {
  if (key !== undefined)
    return url === undefined
      ? { source: 'http', key }
      : { source: 'http', key, giveNumber: httpNumbers(url, key), tellState: httpStates(url, key) }
  if (production) return undefined
  const own = createHmac('sha256', secretKey).update('demo card processor').digest('hex')
  return { source: 'demo', key: own, giveNumber: demoNumbers(own), tellState: demoStates }
}
