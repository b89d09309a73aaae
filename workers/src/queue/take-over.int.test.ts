import { describe } from 'vitest'
import { hasRedis, startRedis } from '../testing/redis.ts'
import { takeOverContract } from '../testing/take-over.contract.ts'

takeOverContract('PostgreSQL', async () => ({ url: undefined, stop: async () => {} }))

describe.runIf(hasRedis)('where there is a Redis', () => takeOverContract('Redis', startRedis))
