import { createHmac } from 'node:crypto'
import type { Config } from '@strongroom/shared/config'
import { demoNumbers, type GiveNumber, httpNumbers } from './disposable-numbers.ts'

/**
 * The processor of the house's cards. `key` signs its messages and ours; `source` says whether a demo stands for it; `giveNumber` is
 * missing where it gives no disposable numbers.
 */
export type CardProcessor = {
  readonly source: 'http' | 'demo'
  readonly key: string
  readonly giveNumber?: GiveNumber
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
      : { source: 'http', key, giveNumber: httpNumbers(url, key) }
  if (production) return undefined
  const own = createHmac('sha256', secretKey).update('demo card processor').digest('hex')
  return { source: 'demo', key: own, giveNumber: demoNumbers(own) }
}
