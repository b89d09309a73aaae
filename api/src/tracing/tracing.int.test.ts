import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { openTracing, type Tracing } from './index.ts'

type Sent = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}
const sent: Sent[] = []
let text = ''
/** A collector: the exporter speaks past the mocks of `msw`. */
const collector = createServer((request, response) => {
  void textOf(request).then(body => take(`${request.url}`, body))
  request.on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'))
})

/** Numbers drawn by chance and times: they hold any short word or number now and then. */
const chance = new Set(['traceId', 'spanId', 'parentSpanId', 'startTimeUnixNano', 'endTimeUnixNano'])

const take = (path: string, body: string): void => {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
  text += `${path} ${JSON.stringify(resourceSpans, (key, value) => (chance.has(key) ? undefined : value))}`
  sent.push(...resourceSpans.flatMap(each => each.scopeSpans.flatMap(({ spans }) => spans)))
}

let tracing: Tracing
beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  tracing = (await openTracing(`http://127.0.0.1:${port}/`, 'strongroom-test')) as Tracing
})
afterAll(() => void collector.close())

test('a request is one trace, from the call to the read models, and says nothing personal', async () => {
  const api = await startApi({ tracing })
  await seedCatalogue(api)
  const ada = await api.person('ada')
  const body = { name: 'Rent of Elm Street', currency: 'USD', amount: '12.50' }
  const answer = await api.post('/requestpayment/S', body, { as: ada })
  expect(answer.body).toMatchObject({ status: true })
  await shown(api)
  // A read model shows a batch a moment before it tells tracing of it.
  await api.stop()
  await tracing.close()

  const request = sent.find(({ name }) => name === 'POST /v1/requestpayment/S')
  expect(request?.traceId).toBe(answer.headers.get('x-request-id')?.replaceAll('-', ''))
  expect(request?.parentSpanId).toBeUndefined()
  expect(text).toContain('/v1/traces ')
  const spans = sent.filter(({ traceId }) => traceId === request?.traceId)
  const above = ({ parentSpanId }: Sent) => spans.find(({ spanId }) => spanId === parentSpanId)?.name
  const line = spans.map(span => [span.name, above(span)])
  expect(line).toContainEqual(['command RequestPayment', 'POST /v1/requestpayment/S'])
  expect(line).toContainEqual(['append', 'command RequestPayment'])
  const projected = line.filter(([name]) => name?.startsWith('project '))
  expect(projected).toContainEqual(['project movements', 'append'])
  expect(projected.map(([name]) => name)).not.toContain('project catalogue')
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length)
  for (const personal of ['ada', 'Elm Street', ada.uid, ada.key, '12.5']) expect(text).not.toContain(personal)
})

test('without a collector there is no tracing', async () => {
  expect(await openTracing(undefined, 'strongroom-test')).toBeUndefined()
})
