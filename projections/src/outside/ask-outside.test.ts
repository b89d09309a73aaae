import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutside } from './ask-outside.ts'

const server = setupServer(
  http.get('http://service.example/short', () => HttpResponse.text('{"price":"1.5"}')),
  http.get('http://service.example/words', () => HttpResponse.text('0xsecret is no JSON', { status: 503 })),
  http.get('http://service.example/moved', () => HttpResponse.redirect('http://elsewhere.example/', 302)),
  http.get('http://elsewhere.example/', () => HttpResponse.text('{}')),
  http.get('http://service.example/endless', () => {
    const part = new Uint8Array(64_000)
    return new HttpResponse(new ReadableStream({ pull: to => to.enqueue(part) }))
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

const ask = (path: string) =>
  askOutside(`http://service.example/${path}`, { signal: AbortSignal.timeout(600_000) })

test('gives what a service answers', async () => {
  const { ok, status, json } = await ask('short')
  expect({ ok, status, json: json() }).toEqual({ ok: true, status: 200, json: { price: '1.5' } })
})

test('says that an answer is no JSON without quoting it', async () => {
  const { ok, status, json } = await ask('words')
  expect([ok, status]).toEqual([false, 503])
  expect(json).toThrow(/^the answer is not JSON$/)
})

test('follows no service to another address', async () => {
  await expect(ask('moved')).rejects.toThrow()
})

test('stops reading an answer that does not end', async () => {
  await expect(ask('endless')).rejects.toThrow('the answer is longer than 1000000 bytes')
})
