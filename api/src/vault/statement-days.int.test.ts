import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, startApi } from '../testing/api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('the items that statements leave open of a month are found without reading all items', async () => {
  const client = await api.db.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    const { rows } = await client.query(
      `explain select count(*) from private.statement_items
       where state = 'open' and booked_on between '2026-10-01' and '2026-10-31'`,
    )
    expect(JSON.stringify(rows)).toContain('statement_items_open_days')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
