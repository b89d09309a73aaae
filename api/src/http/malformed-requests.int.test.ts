import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from '../testing/api.ts'

let api: Api
let ada: Person
beforeAll(async () => {
  api = await startApi()
  ada = await api.person('ada')
})
afterAll(() => api.stop())

describe('a malformed request', () => {
  const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`
  test.each([
    ['that is not JSON', '{"email":'],
    ['nested a hundred deep', deep],
    ['nested a hundred thousand deep', `${'['.repeat(30_000)}`],
    ['with NUL', '{"email":"a\\u0000@example.com","scene":"login"}'],
    ['with half a surrogate pair', '{"email":"a@example.com","scene":"\\ud800"}'],
    ['that is a list', '[]'],
    ['that is null', 'null'],
    ['with a huge number', '{"email":1e999999,"scene":"login"}'],
    ['that says __proto__', '{"__proto__":{"email":"a@example.com"},"scene":"login"}'],
    ['of raw control characters', '\u0000\u0001'],
  ])('body %s is 422', async (_, body) => {
    const { status, body: answer } = await api.post('/user/getEmailCode', body)
    expect([status, answer.code]).toEqual([422, 'INVALID'])
  })

  // JSON has no infinity, and `JSON.parse` reads one out of a number that is too large.
  test.each(['1e309', '-1e309', '"1e309"', '"Infinity"', '"NaN"'])(
    'amount %s is 422 and names the field',
    async amount => {
      const body = `{"email":"${ada.email}","scene":"quickpay","uid":"1","currency":"USD","amount":${amount}}`
      const headers = await api.post('/user/getEmailCode', body, { as: ada, form: 'headers' })
      for (const heard of [headers, await api.post('/user/getEmailCode', body)]) {
        expect([heard.status, heard.body.code]).toEqual([422, 'INVALID'])
        expect(heard.body.issues).toEqual([{ path: 'amount', message: expect.any(String) }])
      }
    },
  )

  test('body above the limit is 413, announced or not', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(70_000), scene: 'login' })
    expect((await api.post('/user/getEmailCode', body)).status).toBe(413)
    expect(
      (await api.post('/user/getEmailCode', body, { headers: { 'Content-Length': '70000' } })).status,
    ).toBe(413)
  })

  test.each([
    ['%E0%A4%A', 422],
    ['%7B', 422],
    ['%7B%22limit%22:1e999%7D', 422],
    ['%7B%22limit%22:101%7D', 422],
    ['%7B%22page%22:0%7D', 422],
    ['%7B%22nonsense%22:1%7D', 422],
    ['%00', 422],
    ['%7B%22limit%22:100%7D', 200],
  ])('filter %s is %i', async (filter, status) => {
    const answer = await api.get(`/swap/list/S/${filter}`, { as: ada })
    expect(answer.status).toBe(status)
  })

  test.each([
    { from: '0000-01-01' },
    { to: '2026-02-30' },
    { from: '2026-01-01', timeZone: '+08:00' },
    { from: '2026-01-01', timeZone: '+0800' },
    { from: '2026-01-01', timeZone: 'Nowhere' },
  ])('filter’s days %o are none of PostgreSQL’s', async days => {
    const { status } = await api.get(`/swap/list/S/${encodeURIComponent(JSON.stringify(days))}`, { as: ada })
    expect(status).toBe(422)
  })

  test.each(['AET', 'US/Pacific-New', 'asia/hong_kong', 'EST5EDT'])(
    'filter’s time zone may be called %s',
    async timeZone => {
      const days = encodeURIComponent(JSON.stringify({ from: '2026-01-01', timeZone }))
      expect((await api.get(`/swap/list/S/${days}`, { as: ada })).status).toBe(200)
    },
  )

  test('filter’s unknown field is refused by name', async () => {
    const { body } = await api.get(`/swap/list/S/${encodeURIComponent('{"colour":"red"}')}`, { as: ada })
    expect(body.issues).toEqual([{ path: 'filter.colour', message: 'Unknown field' }])
    expect(JSON.stringify(body)).not.toContain('red')
  })

  test('path that nobody knows is 404 in the same form', async () => {
    const { status, body } = await api.get('/nowhere/%E0%A4%A')
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })
})
