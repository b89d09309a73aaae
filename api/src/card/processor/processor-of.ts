import { createHmac } from 'node:crypto'
import type { Config } from '@strongroom/shared/config'

/** The processor of the house's cards. `key` signs its messages; `source` says whether a demo stands for it. */
export type CardProcessor = { readonly source: 'http' | 'demo'; readonly key: string }

/** The processor that a process is configured with; else the demo's, with a key of this platform's own, but none in production. */
export const cardProcessorOf = ({
  cardProcessorKey,
  secretKey,
  production,
}: Pick<Config, 'cardProcessorKey' | 'secretKey' | 'production'>): CardProcessor | undefined => {
  if (cardProcessorKey !== undefined) return { source: 'http', key: cardProcessorKey }
  if (production) return undefined
  return { source: 'demo', key: createHmac('sha256', secretKey).update('demo card processor').digest('hex') }
}
