import { createHmac } from 'node:crypto'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, callForCsv, callForOne, callForPage, onSignedOut, type WhyOver } from './call.ts'
import { CallFailed, type Problem } from './problem.ts'
import { keepSession } from './session.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const signedOut = vi.fn<(why: WhyOver) => void>()
beforeEach(() => {
  signedOut.mockClear()
  onSignedOut(signedOut)
  localStorage.setItem('session_key', 'key-of-ada')
  localStorage.setItem('email', 'ada@example.com')
  localStorage.setItem('role', 'member')
})

const swap = { quoteId: 'quote-1', source: 'USD', target: 'HKD', sourceAmount: '1' }

type Init = { status?: number; headers?: Record<string, string> }
const answers = (body: object, init?: Init, url = '*/v1/swap') =>
  server.use(http.all(url, () => HttpResponse.json(body, init)))

const problemFrom = async (): Promise<Problem> => {
  const failed = await call('swap.currencies').then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(failed instanceof CallFailed)) throw new Error('the call did not fail')
  return failed.problem
}

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
    const { blob, name } = await callForCsv({ name: 'swap.list', filter: {} })
    expect([name, await blob.text()]).toEqual(['things.csv', 'id\r\n'])
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

describe('a call that fails', () => {
  test('carries the refusal and what its sentence needs', async () => {
    answers({ status: false, code: 'INSUFFICIENT_FUNDS', msg: 'no', error: 'no', details: { short: '1.00' } })
    expect(await problemFrom()).toEqual({
      kind: 'refused',
      code: 'INSUFFICIENT_FUNDS',
      message: 'no',
      details: { short: '1.00' },
    })
    expect(signedOut).not.toHaveBeenCalled()
  })

  test.each([
    [422, { issues: [{ path: 'amount', message: 'no' }] }, 'wrong'],
    [403, {}, 'forbidden'],
    [404, {}, 'unknown'],
    [409, {}, 'conflict'],
    [500, { requestId: 'r-1' }, 'broken'],
  ])('with HTTP %i keeps the session', async (status, body, kind) => {
    answers({ status: false, ...body }, { status })
    expect((await problemFrom()).kind).toBe(kind)
    expect(localStorage.getItem('session_key')).toBe('key-of-ada')
  })

  test('with HTTP 429 says when to try again', async () => {
    answers({ status: false }, { status: 429, headers: { 'Retry-After': '17' } })
    expect(await problemFrom()).toEqual({ kind: 'too-often', retryAfterSeconds: 17 })
  })

  test('for a full disk of the server is told apart from other outages', async () => {
    answers({ status: false, code: 'DISK_FULL' }, { status: 503 })
    expect(await problemFrom()).toEqual({ kind: 'no-room' })
    answers({ status: false, code: 'UNAVAILABLE', requestId: 'r-1' }, { status: 503 })
    expect(await problemFrom()).toEqual({ kind: 'broken', requestId: 'r-1' })
  })

  test('for the clock says how far it is off', async () => {
    const theirs = new Date(Date.now() - 12 * 60_000).toUTCString()
    answers({ status: false, code: 'TONCE_OFF' }, { status: 403, headers: { Date: theirs } })
    expect(await problemFrom()).toEqual({ kind: 'clock-off', minutes: 12 })
  })

  test('as one sent twice does not pass for a no', async () => {
    answers({ code: 'REPLAYED', requestId: 'r-1' }, { status: 403 })
    expect(await problemFrom()).toEqual({ kind: 'broken', requestId: 'r-1' })
  })

  test('because nobody answers is told apart from a no', async () => {
    server.use(http.all('*/v1/swap', () => HttpResponse.error()))
    expect(await problemFrom()).toEqual({ kind: 'unreachable' })
  })
})

describe('the end of a session', () => {
  test.each([
    ['AUTH_EXPIRED', 200],
    ['ANYTHING_ELSE', 400],
  ])('by %s with HTTP %i empties the storage and keeps the language', async (code, status) => {
    localStorage.setItem('language', 'ja')
    answers({ status: false, code }, { status })
    expect(await problemFrom()).toEqual({ kind: 'signed-out' })
    expect(localStorage.getItem('session_key')).toBeNull()
    expect(localStorage.getItem('accountDisable')).toBeNull()
    expect(localStorage.getItem('language')).toBe('ja')
    expect(signedOut).toHaveBeenCalledWith('expired')
  })

  test('of a disabled account is remembered', async () => {
    answers({ status: false, code: 'ACCOUNT_IS_DISABLED' }, { status: 400 })
    await problemFrom()
    expect(localStorage.getItem('session_key')).toBeNull()
    expect(localStorage.getItem('accountDisable')).toBe('1')
    expect(signedOut).toHaveBeenCalledWith('disabled')
  })

  test('of an account that was just deleted is not', async () => {
    localStorage.setItem('delAccount', '1')
    answers({ status: false, code: 'ACCOUNT_IS_DISABLED' }, { status: 400 })
    await problemFrom()
    expect(localStorage.getItem('accountDisable')).toBeNull()
  })
})

describe('a call of a tab whose session was replaced in another', () => {
  test('is not sent under the other member’s, and says that this one is over', async () => {
    keepSession({ sessionKey: 'key-of-ada', email: 'ada@example.com', role: 'member' })
    localStorage.setItem('session_key', 'key-of-ben')
    const asked = vi.fn<() => Response>(() => HttpResponse.json({ status: true, data: [] }))
    server.use(http.all('*/v1/swap', asked))
    expect(await problemFrom()).toEqual({ kind: 'signed-out' })
    expect(asked).not.toHaveBeenCalled()
    expect(signedOut).toHaveBeenCalledWith('elsewhere')
    expect(localStorage.getItem('session_key')).toBe('key-of-ben')
  })
})
