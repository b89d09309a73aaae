import { once } from 'node:events'
import type { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/index.ts'
import { openPool } from './kept-pool.ts'

describe('a pool that keeps its connections', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let pool: Pool

  beforeEach(async () => {
    database = await freshDatabase()
    pool = openPool({ connectionString: database.url, max: 1 })
  })
  afterEach(async () => {
    await pool.end()
    await database.drop()
  })

  const session = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0]?.pid

  test('keeps one whose statement the server refused', async () => {
    const before = await session()
    await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero')
    await expect(pool.query('selec 1')).rejects.toThrow('syntax error')
    await expect(pool.query({ text: 'select $1::int', values: ['x'] })).rejects.toThrow('invalid input')
    expect(await session()).toBe(before)
  })

  test('never closes one for being idle', () => {
    expect(pool.options.idleTimeoutMillis).toBe(0)
  })

  test('replaces one whose answer did not come in time: it may still be at work', async () => {
    const before = await session()
    const slow = { text: 'select pg_sleep(30)', query_timeout: 1 }
    await expect(pool.query(slow)).rejects.toThrow('Query read timeout')
    expect(await session()).not.toBe(before)
  })

  test('replaces one that the server closed, and says so', async () => {
    const before = await session()
    const other = openPool({ connectionString: database.url, max: 1 })
    const lost = once(pool, 'error')
    await other.query('select pg_terminate_backend($1)', [before])
    await lost
    expect(await session()).not.toBe(before)
    await expect(pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow('terminating')
    expect(await session()).not.toBe(before)
    await other.end()
  })
})
