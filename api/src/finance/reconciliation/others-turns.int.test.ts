import type { EventEmitter } from 'node:events'
import { wire } from '@strongroom/shared'
import { Pool, type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { add, api, call, chain, job, one, useReconciliation } from '../testing/reconciliation-given.suite.ts'
import { longFiles } from '../testing/statement-files.suite.ts'

useReconciliation()

type Connection = EventEmitter & { bind: (given: { readonly values?: readonly unknown[] }) => void }

/** The most rows that one answer of the database brought, and the most values that one question of ours had, of the job's pool. */
const most = { rows: 0, values: 0 }
const watch = (client: PoolClient): void => {
  const { connection } = client as unknown as { readonly connection: Connection }
  let rows = 0
  connection.on('dataRow', () => {
    most.rows = Math.max(most.rows, ++rows)
  })
  connection.on('readyForQuery', () => {
    rows = 0
  })
  const { bind } = connection
  connection.bind = given => {
    for (const value of given.values ?? [])
      if (Array.isArray(value)) most.values = Math.max(most.values, value.length)
    return bind.call(connection, given)
  }
}

/** Several times as many as are taken over at once, of lines and of entries. */
const many = 2_500
let watched: Pool
beforeAll(async () => {
  watched = new Pool({ ...api.db.options, max: 4 })
  watched.on('connect', watch)
  watched.on('connect', client => client.on('error', () => {}))
  // Entries of the read model, of one event in as many currencies.
  await api.db.query(
    `insert into views.postings (number, leg, at, type, account, currency, amount)
     select 1, 1000 + c, '2026-10-05T12:00:00Z', 'Test', 'world:chain', 'X' || c, -1
     from generate_series(1, $1::integer) c`,
    [many],
  )
})
afterAll(() => watched.end())

const sourceOf = (format: wire.StatementFormat) => ({
  ...{ ...chain, name: format, format },
  mapping: format === 'csv' ? { booked_on: 'Date', amount: 'Amount', reference: 'Text' } : null,
})

describe('a statement of very many lines', () => {
  test.each(wire.statementFormats)(
    'is read, matched and shown a thousand rows at a time, whatever its format: %s',
    async format => {
      const source = (await call('statementsources', sourceOf(format))).data[0].id
      const { id } = await add(longFiles(many)[format][0], { source, file_name: format })
      Object.assign(most, { rows: 0, values: 0 })
      await job(watched)
      expect(most).toEqual({ rows: 1_000, values: 1_000 })
      expect(await one(id)).toMatchObject({ status: 'matched', lines: many, differing: many })
    },
  )
})
