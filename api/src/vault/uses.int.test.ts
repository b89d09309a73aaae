import { randomUUID } from 'node:crypto'
import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bound } from './bound.ts'
import * as cardOrders from './card-orders.ts'
import * as members from './members.ts'
import { migratePrivate } from './migrate-private.ts'
import * as quotesStore from './quotes.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Pool
let uid: string
beforeAll(async () => {
  database = await freshDatabase()
  db = new Pool({ connectionString: database.url })
  await migratePrivate(database.url)
  const member = { email: 'ada@example.com', username: 'ada', language: 'en', userType: 0 } as const
  uid = (await members.add(db, { ...member, password: 'x', pin: 'x' })) as string
})
afterAll(async () => {
  await db.end()
  await database.drop()
})

describe('what one asking of a command gives back while another is under way', () => {
  test('is a quote that stays with the command, and is free after the last', async () => {
    const quotes = bound(quotesStore, db)
    const terms = { source: 'USD', target: 'BTC', sourceAmount: '1', rate: '1', feeRate: '0' }
    const { id } = await quotes.add(uid, terms, new Date())
    const [swap, other] = [randomUUID(), randomUUID()]
    const take = async () => {
      const used = await quotes.use(uid, id, swap)
      if (!used || used === 'by-another') throw new Error('the quote is free')
      return used
    }
    const [one, two] = [await take(), await take()]
    await one.release()
    expect(await quotes.use(uid, id, other)).toBe('by-another')
    await two.release()
    expect(await quotes.use(uid, id, other)).toHaveProperty('quote')
  })
  test('is an order’s number that stays, and goes with the last', async () => {
    const orders = bound(cardOrders, db)
    const id = randomUUID()
    await orders.keep(uid, id, 'N-1')
    await orders.keep(uid, id, 'N-1')
    await orders.forget(uid, id)
    expect((await orders.numbersOf([id])).get(id)).toBe('N-1')
    await orders.forget(uid, id)
    expect((await orders.numbersOf([id])).size).toBe(0)
  })
})
