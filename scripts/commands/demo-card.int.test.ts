import { createHmac } from 'node:crypto'
import { readConfig } from '@strongroom/shared/config'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenOperator } from '../testing/operator.ts'

const { strongroom } = givenOperator()
const sent: { readonly signature: string; readonly body: string }[] = []
const door = setupServer(
  http.post('http://strongroom.test/card-processor/messages', async ({ request }) => {
    sent.push({
      signature: request.headers.get('card-processor-signature') ?? '',
      body: await request.text(),
    })
    return HttpResponse.json({ decision: 'decline', reason: 'limit' })
  }),
)
beforeAll(() => door.listen({ onUnhandledFrame: 'bypass' }))
afterAll(() => door.close())

const { secretKey } = readConfig({ DATABASE_URL: 'postgresql://localhost/none' })
const key = createHmac('sha256', secretKey).update('demo card processor').digest('hex')

const at = ['--url', 'http://strongroom.test']
const demoCard = (...words: string[]) => strongroom('demo', 'card', ...words, ...at)

test.each([
  ['authorise', 'authorisation'],
  ['increment', 'increment'],
  ['capture', 'capture'],
  ['reverse', 'reversal'],
  ['refund', 'refund'],
])('%s sends a signed message of the processor', async (word, type) => {
  const said = await demoCard(word, 'DEMO-1001', '--amount', '12.50', '--purchase', 'a1', '--id', 'm1')
  expect(said).toEqual({
    code: 0,
    output: 'purchase a1, message m1: 200 {"decision":"decline","reason":"limit"}\n',
  })
  const { signature, body } = sent.at(-1) ?? { signature: '', body: '' }
  expect(JSON.parse(body)).toMatchObject({
    ...{ type, id: 'm1', authorisation: 'a1', card: 'DEMO-1001', amount: '12.50', currency: 'USD' },
  })
  const [, seconds = '', hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  expect(hex).toBe(createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex'))
})

test('sends nothing where another processor stands at the door, or the words say no message', async () => {
  const before = sent.length
  expect(await demoCard('buy', 'DEMO-1001')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Say which message and which card'),
  })
  process.env.CARD_PROCESSOR_KEY = 'k'.repeat(32)
  try {
    const { code, output } = await demoCard('authorise', 'DEMO-1001', '--amount', '1')
    expect([code, output]).toEqual([1, expect.stringContaining('The demo stands for no card processor here')])
  } finally {
    delete process.env.CARD_PROCESSOR_KEY
  }
  expect(sent).toHaveLength(before)
})
