import { randomUUID } from 'node:crypto'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pin } from '../testing/api.ts'
import { buyer } from './testing/card-purchases-given.suite.ts'
import { api, useCardHouse } from './testing/own-card-given.suite.ts'

useCardHouse({
  config: { cardProcessorKey: 'a key of the processor', cardProcessorUrl: 'http://cards.example' },
})

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

test('a number that stands is asked for again by its own end, and not said to be none', async () => {
  const ends: unknown[] = []
  const gives = http.post('http://cards.example/numbers', async ({ request }) => {
    ends.push(((await request.json()) as { until: string }).until)
    return HttpResponse.json({ number: '4000123412341234', cvv: '123', expiry: '01/27' })
  })
  const down = http.post('http://cards.example/numbers', () => new HttpResponse(null, { status: 503 }))
  const ann = await buyer('outann', '100')
  const headers = { 'Idempotency-Key': randomUUID() }
  const make = () =>
    api.post('/cards/makenumber/S', { use: 'single', amount: '30', months: 12, pin }, { as: ann, headers })
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 10_000 })
  server.use(down)
  expect((await make()).body.code).toBe('CARD_NUMBER_NOT_GIVEN')
  server.use(gives)
  const { body } = await make()
  await api.db.query('delete from private.mailbox where recipient = $1', [ann.email])
  vi.setSystemTime(midnight + 10_000)
  server.use(down)
  expect((await make()).body.code).toBe('OUTCOME_UNKNOWN')
  const letters = `select from private.mailbox where recipient = $1 and letter = 'card-number-made'`
  expect((await api.db.query(letters, [ann.email])).rowCount).toBe(1)
  server.use(gives)
  expect((await make()).body.data).toEqual(body.data)
  expect(ends).toEqual([ends[0], ends[0]])
})
