import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'
import { asker, type ListCall, listCalls, listenTo } from '../testing/list-calls.ts'
import { seedLists } from '../testing/seed-lists.ts'

let api: Awaited<ReturnType<typeof startApi>>
let ask: ReturnType<typeof asker>
beforeAll(async () => {
  api = await startApi()
  ask = asker(api, listenTo(api), await seedLists(api))
})
afterAll(() => api.stop())

/** Lists that are not about what members hold or have done: a search there is for another person, or for an id. */
const others = /audit|ccaddress|proposals|log(Email|sms)|logloginlist|quickpay|referral/i

describe('a list of administrators that names members', () => {
  test('is searched by their e-mail address and name', async () => {
    const missed: string[] = []
    let searched = 0
    for (const call of listCalls()) {
      if (call.audience === 'user' || others.test(call.path)) continue
      const isAda = (row: Readonly<Record<string, unknown>>) => row.email === 'ada@example.com'
      const all = await ask(call as ListCall, { limit: 100 })
      if (!all.rows.some(isAda)) continue
      searched++
      for (const search of ['ADA@example', 'ada']) {
        const { rows } = await ask(call, { search, limit: 100 })
        if (rows.length !== all.rows.filter(isAda).length || !rows.every(isAda))
          missed.push(`${call.path} ${search}: ${rows.length}`)
      }
    }
    expect(missed).toEqual([])
    expect(searched).toBeGreaterThan(3)
  })
})
