import { Redis } from 'ioredis'

/** Such a Redis forgets keys when its memory is full, and with them jobs. */
const KEEPS_ALL = 'noeviction'

/**
 * Throws where a Redis may throw jobs away when its memory is full. One that cannot be reached yet says nothing: the queue waits for it,
 * and says so.
 */
export const refuseEviction = async (url: string): Promise<void> => {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null })
  // The failed call below says it.
  redis.on('error', () => {})
  const said = await redis.info('memory').catch(() => '')
  redis.disconnect()
  const policy = /^maxmemory_policy:(\S+)/m.exec(said)?.[1]
  if (policy !== undefined && policy !== KEEPS_ALL)
    throw new Error(
      `Redis may throw jobs away when its memory is full (maxmemory-policy ${policy}): set it to ${KEEPS_ALL}`,
    )
}
