import { getWallets } from '@strongroom/projections/wallet'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Workers } from './start-workers.ts'
import { hasRedis, startRedis, type TestRedis } from './testing/redis.ts'
import { openPlatform, type Platform, until } from './testing/worker-kit.ts'
import { workersContract } from './workers.contract.ts'

const patienceMs = 300_000

describe.runIf(hasRedis)('where there is a Redis', () => {
  workersContract('Redis', startRedis)

  describe('a Redis that forgets everything', () => {
    let redis: TestRedis
    let platform: Platform
    let workers: Workers

    beforeEach(async () => {
      redis = await startRedis()
      platform = await openPlatform()
      await platform.register('1')
      await platform.submit('1', 't1', '10.00')
      await platform.approve('1', 't1')
      workers = await platform.work({
        redisUrl: redis.url,
        paces: { look: 300 },
      })
    })
    afterEach(async () => {
      await workers.stop()
      await platform.stop()
      await redis.stop()
    })

    const shows = async (currency: string) => {
      const { position } = await platform.open('1', currency)
      return platform.views.waitForPosition(position, platform.views.names, patienceMs)
    }

    test('because it is flushed in the middle of work, costs nothing but time', async () => {
      expect(await shows('USD')).toBe(true)
      const client = new Redis(redis.url)
      await client.flushall()
      client.disconnect()
      expect(await shows('EUR')).toBe(true)
      // Periodic jobs as well: this payment's second half is theirs to find.
      await platform.send('1', '2', 'p1', '2.00')
      await until(async () => (await getWallets(platform.pool, '2'))[0]?.amount === '2')
    })

    test('no longer, because it is full, holds up no command, and is worked with again when it has room', async () => {
      expect(await shows('USD')).toBe(true)
      const client = new Redis(redis.url)
      await client.config('SET', 'maxmemory', '1')
      await platform.open('1', 'EUR')
      await until(async () => platform.lines.some(line => line.includes('OOM')))
      await client.config('SET', 'maxmemory', '0')
      client.disconnect()
      expect(await shows('BTC')).toBe(true)
      await platform.send('1', '2', 'p1', '2.00')
      await until(async () => (await getWallets(platform.pool, '2'))[0]?.amount === '2')
    })

    test('because it was killed, is worked with again when it is back, without a hand', async () => {
      expect(await shows('USD')).toBe(true)
      await redis.restart(() => platform.open('1', 'EUR'))
      expect(await shows('BTC')).toBe(true)
    })
  })
})
