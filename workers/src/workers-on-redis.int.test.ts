import { describe } from 'vitest'
import { hasRedis, startRedis } from './testing/redis.ts'
import { workersContract } from './workers.contract.ts'

describe.runIf(hasRedis)('where there is a Redis', () => {
  workersContract('Redis', startRedis)
})
