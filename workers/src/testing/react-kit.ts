import type { Log } from '@strongroom/ledger/eventlog/log'
import { migrate } from '@strongroom/ledger/eventlog/tools'
import { pino } from 'pino'
import { react } from '../jobs/react/react.ts'
import type { Means, Reaction } from '../reactions/reaction.ts'
import { openPlatform, type Platform } from './worker-kit.ts'

/** A catalogue that knows dollars only. */
export const catalogue = {
  get: () => undefined,
  currency: (code: string) => (code === 'USD' ? { code, scale: 2 } : undefined),
}
const never = new AbortController().signal

/** Parts that a test replaces. */
export type Over = { readonly log?: Log; readonly means?: Means }

/** A platform with the tables in which reactions keep what is open. */
export const openReactions = async (): Promise<Platform> => {
  const platform = await openPlatform()
  await migrate({
    url: platform.database.url,
    schema: 'reactions',
    dir: new URL('../../migrations', import.meta.url),
  })
  return platform
}

/** The job that runs one reaction on a platform. */
export const reacting = ({ pool, log, ledger }: Platform, reaction: Reaction, over: Over = {}) => {
  const logger = pino({ level: 'silent' })
  const means = { ledger, log, catalogue, now: () => new Date() }
  return react(reaction, { pool, log, logger, means, ...over }, never)
}
