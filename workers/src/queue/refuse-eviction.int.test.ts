import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, startRedis, type TestRedis } from '../testing/redis.ts'
import { refuseEviction } from './refuse-eviction.ts'

describe.runIf(hasRedis)('a Redis for jobs', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  test('is refused where it may forget them', async () => {
    await expect(refuseEviction(redis.url)).resolves.toBeUndefined()
    const client = new Redis(redis.url)
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru')
    await expect(refuseEviction(redis.url)).rejects.toThrow('maxmemory-policy allkeys-lru')
    await client.config('SET', 'maxmemory-policy', 'noeviction')
    client.disconnect()
  })
  test('that is not there yet is waited for elsewhere', async () => {
    await redis.restart(() => expect(refuseEviction(redis.url)).resolves.toBeUndefined())
  })
})
