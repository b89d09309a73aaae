import { afterAll, beforeAll } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/index.ts'
import { logContract } from '../log.contract.ts'
import { createPostgresLog } from './postgres-log.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

logContract('PostgreSQL', () => createPostgresLog({ url: database.url }))
