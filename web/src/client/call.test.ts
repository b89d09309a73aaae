import { createHmac } from 'node:crypto'
import { limitsMs } from '@strongroom/shared/limits'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { answers, givenServer, problemFrom, server, swap } from '../testing/call-kit.ts'
import { call, callForCsv, callForOne, callForPage } from './call.ts'

givenServer()

describe('a call', () => {
  test('is signed in headers, and names its attempt', async () => {
    let headers: Headers | undefined
    server.use(
      http.post('*/v1/swap', ({ request }) => {
        headers = request.headers
        return HttpResponse.json({ status: true, data: [{ id: '1' }] })
      }),
    )
    expect(await callForOne('swap.make', { body: swap, attempt: 'try-1' })).toEqual({ id: '1' })
    const tonce = headers?.get('X-Tonce') ?? ''
    expect(headers?.get('X-Signature')).toBe(
      createHmac('sha256', 'key-of-ada').update(`ada@example.com${tonce}`).digest('hex'),
    )
    expect(headers?.get('Authorization')).toBe('Session key-of-ada')
    expect(headers?.get('Idempotency-Key')).toBe('try-1')
  })

  test('that says how far it is, is answered as any other', async () => {
    answers({ status: true, data: [{ id: '1' }] }, { headers: { 'X-Request-Id': 'r1' } }, '*/v1/upload')
    const upload = { body: new FormData(), onProgress: () => {} }
    expect(await callForOne('files.upload', upload)).toEqual({ id: '1' })
    answers({ requestId: 'r2' }, { status: 500 }, '*/v1/upload')
    await expect(call('files.upload', upload)).rejects.toMatchObject({
      problem: { kind: 'broken', requestId: 'r2' },
    })
    server.use(http.all('*/v1/upload', () => HttpResponse.error()))
    await expect(call('files.upload', upload)).rejects.toMatchObject({ problem: { kind: 'unreachable' } })
  })

  test('that takes long is waited for longer than others, however it is asked for', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    answers({ status: true, data: [] }, {}, '*/v1/user/signin')
    answers({ status: true, data: [] }, {}, '*/v1/swap')
    const body = { email: 'ada@example.com', password: 'p', fp_session_key: 'k' }
    await call('account.signIn', { body, isPublic: true })
    await call('swap.make', { body: swap })
    await call('swap.make', { body: swap, timeoutMs: 1_234 })
    expect(waits.mock.calls).toEqual([[limitsMs.longClient], [limitsMs.client], [1_234]])
    waits.mockRestore()
  })

  test('has a time of its own, also when the clock stands still', async () => {
    const tonces: (string | null)[] = []
    server.use(
      http.post('*/v1/swap', ({ request }) => {
        tonces.push(request.headers.get('X-Tonce'))
        return HttpResponse.json({ status: true, data: [] })
      }),
    )
    const clock = vi.spyOn(Date, 'now').mockReturnValue(4_000_000_000_000)
    await Promise.all([1, 2, 3].map(() => call('swap.make', { body: swap })))
    clock.mockRestore()
    expect(new Set(tonces).size).toBe(3)
  })

  test('that changes nothing is signed like the others of its second', async () => {
    const signatures: string[] = []
    server.use(
      http.get('*/v1/swap', ({ request }) => {
        const of = (name: string) => request.headers.get(name) ?? ''
        signatures.push(`${of('X-Tonce')} ${of('X-Signature')}`)
        return HttpResponse.json({ status: true, data: [] })
      }),
    )
    const signed = (tonce: number, key = 'key-of-ada', email = 'ada@example.com') =>
      `${tonce} ${createHmac('sha256', key).update(`${email}${tonce}`).digest('hex')}`
    const clock = vi.spyOn(Date, 'now')
    for (const now of [5_000_000_000_000, 5_000_000_000_999, 5_000_000_001_000, 4_999_000_000_000]) {
      clock.mockReturnValue(now)
      await call('swap.currencies')
    }
    localStorage.setItem('session_key', 'key-of-ben')
    await call('swap.currencies')
    localStorage.setItem('email', 'ben@example.com')
    await call('swap.currencies')
    clock.mockRestore()
    expect(signatures).toEqual([
      signed(5_000_000_000_000),
      signed(5_000_000_000_000),
      signed(5_000_000_001_000),
      signed(4_999_000_000_000),
      signed(4_999_000_000_000, 'key-of-ben'),
      signed(4_999_000_000_000, 'key-of-ben', 'ben@example.com'),
    ])
  })

  test('that is a GET and names its attempt is signed by itself, like any that changes something', async () => {
    const tonces: (string | null)[] = []
    server.use(
      http.get('*/v1/swap', ({ request }) => {
        tonces.push(request.headers.get('X-Tonce'))
        return HttpResponse.json({ status: true, data: [] })
      }),
    )
    const clock = vi.spyOn(Date, 'now').mockReturnValue(6_000_000_000_000)
    for (const attempt of ['try-1', 'try-1', 'try-2']) await call('swap.currencies', { attempt })
    clock.mockRestore()
    expect(new Set(tonces).size).toBe(3)
  })

  test('that a proxy has sent twice is signed anew, and answered as its attempt was', async () => {
    const asked: (string | null)[][] = []
    server.use(
      http.get('*/v1/swap', ({ request }) => {
        asked.push([request.headers.get('Idempotency-Key'), request.headers.get('X-Tonce')])
        return asked.length === 1
          ? HttpResponse.json({ code: 'REPLAYED' }, { status: 403 })
          : HttpResponse.json({ status: true, data: [{ id: '1' }] })
      }),
    )
    expect(await callForOne('swap.currencies', { attempt: 'try-1' })).toEqual({ id: '1' })
    expect(asked.map(([attempt]) => attempt)).toEqual(['try-1', 'try-1'])
    expect(new Set(asked.map(([, tonce]) => tonce)).size).toBe(2)
  })

  test('says nothing of the session when it is public', async () => {
    let headers: Headers | undefined
    server.use(
      http.get('*/v1/swap', ({ request }) => {
        headers = request.headers
        return HttpResponse.json({ status: true, data: [] })
      }),
    )
    await call('swap.currencies', { isPublic: true })
    expect(headers?.has('Authorization')).toBe(false)
  })

  test('is not sent without a session, unless it is public', async () => {
    localStorage.removeItem('session_key')
    expect(await problemFrom()).toEqual({ kind: 'signed-out' })
    server.use(http.get('*/v1/swap', () => HttpResponse.json({ status: true, data: [1] })))
    expect(await callForOne('swap.currencies', { isPublic: true })).toBe(1)
  })

  test('puts the filter into the last segment and reads a page', async () => {
    server.use(
      http.get('*/v1/swap/list/:json', ({ params }) =>
        HttpResponse.json({ data: { status: true, data: [JSON.parse(String(params.json))], total: 41 } }),
      ),
    )
    expect(await callForPage('swap.list', { filter: { search: 'a/b' } })).toEqual({
      rows: [{ search: 'a/b' }],
      total: 41,
      asked: { name: 'swap.list', filter: { search: 'a/b' } },
    })
  })

  test('gets all of a list as a file, under the name the server gives it', async () => {
    server.use(
      http.get('*/v1/swap/list/:json', ({ request }) =>
        request.headers.get('Accept') === 'text/csv' && request.headers.get('Accept-Language') === 'en-GB'
          ? new HttpResponse('id\r\n', {
              headers: {
                'Content-Type': 'text/csv',
                'Content-Disposition': 'attachment; filename="things.csv"',
              },
            })
          : HttpResponse.json({}),
      ),
    )
    const file = await callForCsv({ name: 'swap.list', filter: {} })
    if (!('blob' in file)) throw new Error('this is no file')
    expect([file.name, await file.blob.text()]).toEqual(['things.csv', 'id\r\n'])
  })

  test('is told the export that the server has begun in place of a very long file', async () => {
    const begun = { id: 'e1', rows: 10_001 }
    server.use(
      http.get('*/v1/swap/list/:json', () =>
        HttpResponse.json({ status: true, data: [begun] }, { status: 202 }),
      ),
    )
    expect(await callForCsv({ name: 'swap.list', filter: {} })).toEqual(begun)
  })

  test('asks to be shown at least what it has changed', async () => {
    const asked: (string | null)[] = []
    const positions = ['00000000000000000009', '00000000000000000007', '00000000000000000012']
    server.use(
      http.get('*/v1/swap', ({ request }) => {
        asked.push(request.headers.get('Strongroom-After'))
        return HttpResponse.json(
          { status: true, data: [] },
          { headers: { 'Strongroom-Position': positions[asked.length - 1] as string } },
        )
      }),
    )
    for (const _ of positions) await call('swap.currencies')
    expect(asked.slice(1)).toEqual([positions[0], positions[0]])
  })
})

describe('an answer of another shape than its contract promises', () => {
  test.each([
    { status: true, data: {} },
    { data: { status: true, data: {}, total: 1 } },
    { data: [] },
    {},
    [],
  ])('fails, and shows nothing as if there were no rows: %j', async answer => {
    answers(answer, {}, '*/v1/*')
    const failed = { problem: { kind: 'broken', requestId: undefined } }
    await expect(callForPage('swap.list')).rejects.toMatchObject(failed)
    await expect(callForOne('swap.make', { body: swap })).rejects.toMatchObject(failed)
  })
})
