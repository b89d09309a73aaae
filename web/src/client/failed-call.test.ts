import { HttpResponse, http } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { answers, givenServer, problemFrom, server, signedOut } from '../testing/call-kit.ts'
import { keepSession } from './session.ts'

givenServer()

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
    expect(await problemFrom()).toEqual({ kind: 'busy', retryAfterSeconds: 5 })
  })

  test.each([
    [503, { code: 'BUSY' }, { 'Retry-After': '3' }, { kind: 'busy', retryAfterSeconds: 3 }],
    [
      503,
      { code: 'OUTCOME_UNKNOWN' },
      { 'Retry-After': '1' },
      { kind: 'busy', retryAfterSeconds: 1, isUnknown: true },
    ],
    [502, {}, {}, { kind: 'busy', retryAfterSeconds: 5 }],
    [504, {}, {}, { kind: 'unreachable', isLate: true }],
  ])(
    'with HTTP %i and %j says that the server has too much to do',
    async (status, body, headers, problem) => {
      answers({ status: false, ...body }, { status, headers: headers as Record<string, string> })
      expect(await problemFrom()).toEqual(problem)
    },
  )

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
