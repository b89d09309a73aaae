import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetDeletion, noteDeletion } from '../client/session.ts'
import { receivedQuery } from '../features/account/member/received.ts'
import { officeHomeQuery } from '../features/office/admin/queries.ts'
import { PayQrs } from '../features/pay-qr/member/pay-qr-list.tsx'
import { Requests } from '../features/quick-pay/member/requests/request-list.tsx'
import { Brought } from '../features/referral/member/brought.tsx'
import { SwapRecords } from '../features/swap/member/swap-records.tsx'
import { Waiting } from '../features/top-up/admin/top-up.case.tsx'
import { TopUpList } from '../features/top-up/member/top-up-list.tsx'
import { pairsQuery } from '../features/trade/member/queries.ts'
import { confirmationQuery } from '../parts/money-flow/confirm-queries.ts'
import { proofQuery } from '../parts/proof-query.ts'
import { walletsQuery } from '../platform/balances/member/queries.ts'
import { callMade } from '../testing/call-at.ts'
import { givenServer, server } from '../testing/call-kit.ts'
import { createAskAgain } from './ask-again.ts'
import { createQueries } from './create-queries.ts'
import { followChanges } from './follow-changes.ts'

givenServer()

const encoder = new TextEncoder()
let stop = () => {}
afterEach(() => stop())

/** Opens streams as the server does. */
const opensStreams = () => {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = []
  const headers: Headers[] = []
  server.use(
    http.get('*/v1/changes', ({ request }) => {
      headers.push(request.headers)
      const body = new ReadableStream<Uint8Array>({ start: control => void opened.push(control) })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
    }),
  )
  return { opened, headers, says: (text: string) => opened.at(-1)?.enqueue(encoder.encode(text)) }
}

const single = ['office.home', 'audit.proof', 'wallet.list', 'identity.standing']
const asked = new Map<string, number>()
beforeEach(() => {
  asked.clear()
  const answer = (name: string) => {
    if (name === 'account.confirmation') return [{ standing: 'waiting' }]
    if (single.includes(name)) return [{}]
    if (name === 'account.happenings') return []
    return { data: [], total: 0 }
  }
  server.use(
    http.get('*/v1/*', async ({ request }) => {
      const { name = '' } = (await callMade(request)) ?? {}
      asked.set(name, (asked.get(name) ?? 0) + 1)
      return HttpResponse.json({ status: true, data: answer(name) })
    }),
  )
})
const timesAsked = (...names: string[]) => names.map(name => asked.get(name) ?? 0)

/** Shows queries, and gives how long each waits before it asks by itself; nothing where it does not. */
const shows = (...shown: readonly { queryKey: QueryKey }[]) => {
  const queries = createQueries()
  const observers = shown.map(
    each => new QueryObserver(queries, each as unknown as QueryObserverOptions<unknown>),
  )
  const leave = observers.map(each => each.subscribe(() => {}))
  const ends = followChanges(
    queries,
    createAskAgain(queries, async () => {}),
  )
  stop = () => {
    ends()
    for (const each of leave) each()
    queries.clear()
  }
  return () =>
    observers.map(each => {
      const { refetchInterval } = each.options
      return typeof refetchInterval === 'function' ? refetchInterval(each.getCurrentQuery()) : refetchInterval
    })
}

const whenOpen = (opened: readonly unknown[], times = 1) =>
  vi.waitFor(() => expect(opened).toHaveLength(times), { timeout: 300_000 })
const whenAsked = (times: readonly number[], ...names: string[]) =>
  vi.waitFor(() => expect(timesAsked(...names)).toEqual(times))

describe('a member’s page that follows changes', () => {
  test('asks again at a message, in pieces too, for what the log moves, and for nothing else; polls rest meanwhile', async () => {
    const { opened, headers, says } = opensStreams()
    const names = ['wallet.list', 'topUp.ofMember', 'swap.list', 'audit.proof']
    const pauses = shows(
      walletsQuery,
      TopUpList.query({}, { params: { id: '100045' } }),
      SwapRecords.query({}),
      proofQuery,
    )
    await whenOpen(opened)
    await whenAsked([1, 1, 1, 1], ...names)
    expect(headers[0]?.get('Authorization')).toBe('Session key-of-ada')
    expect(pauses()).toEqual([10_000, 10_000, false, 10_000])
    says(': still here\n\nid: 1\nda')
    says('ta: {"position":"1"}\n\n')
    await whenAsked([2, 2, 2, 1], ...names)
    expect(pauses()).toEqual([60_000, 60_000, false, 10_000])
  })

  test('asks again at a message for what the vault tells of; its poll rests meanwhile', async () => {
    const { opened, says } = opensStreams()
    const pauses = shows(confirmationQuery('confirmation-1'))
    await whenOpen(opened)
    await whenAsked([1], 'account.confirmation')
    says('data: {}\n\n')
    await whenAsked([2], 'account.confirmation')
    expect(pauses()).toEqual([60_000])
  })

  test('keeps polling what also moves by events of which its member is not told', async () => {
    const { opened, says } = opensStreams()
    const pauses = shows(pairsQuery)
    await whenOpen(opened)
    await whenAsked([1], 'trade.pairs')
    says('data: {}\n\n')
    await whenAsked([2], 'trade.pairs')
    expect(pauses()).toEqual([10_000])
  })

  test('rests the polls of what other members move too, of which the server tells its member, the bell among it', async () => {
    const { opened, says } = opensStreams()
    const names = ['quickPay.requests', 'payQr.list', 'referral.list', 'account.happenings']
    const shown = [Requests.query({}), PayQrs.query({}), Brought.query({}), receivedQuery('100045')]
    const pauses = shows(...shown)
    await whenOpen(opened)
    // The bell asks for requests, too.
    await whenAsked([2, 1, 1, 1], ...names)
    expect(pauses()).toEqual([10_000, 10_000, 30_000, 30_000])
    says('data: {}\n\n')
    await whenAsked([4, 2, 2, 2], ...names)
    expect(pauses()).toEqual([60_000, 60_000, 60_000, 60_000])
  })

  test('asks for nothing more while the account is being deleted', async () => {
    const { opened, says } = opensStreams()
    const pauses = shows(walletsQuery)
    await whenOpen(opened)
    await whenAsked([1], 'wallet.list')
    says('data: {}\n\n')
    await whenAsked([2], 'wallet.list')
    noteDeletion()
    opened[0]?.close()
    await vi.waitFor(() => expect(pauses()).toEqual([10_000]))
    expect(timesAsked('wallet.list')).toEqual([2])
    forgetDeletion()
  })

  test('polls as before once the stream has failed, asks for what it missed, and opens another', async () => {
    const { opened, says } = opensStreams()
    const pauses = shows(walletsQuery)
    await whenOpen(opened)
    await whenAsked([1], 'wallet.list')
    says('data: {}\n\n')
    await whenAsked([2], 'wallet.list')
    expect(pauses()).toEqual([60_000])
    opened[0]?.error(new Error('lost'))
    await vi.waitFor(() => expect(pauses()).toEqual([10_000]))
    await whenAsked([3], 'wallet.list')
    await whenOpen(opened, 2)
  })

  test('polls where the stream is refused', async () => {
    let tried = 0
    server.use(
      http.get('*/v1/changes', () => {
        tried++
        return HttpResponse.json({ status: false, code: 'TOO_MANY_REQUESTS' }, { status: 429 })
      }),
    )
    const pauses = shows(walletsQuery)
    await vi.waitFor(() => expect(tried).toBe(1))
    expect(pauses()).toEqual([10_000])
  })
})

test('an administrator’s page asks for the lists and counts that the message names, and keeps polling', async () => {
  localStorage.setItem('role', 'finance')
  const { opened, says } = opensStreams()
  const names = ['topUp.all', 'office.home', 'quickPay.requests']
  const pauses = shows(Waiting.query({}), officeHomeQuery, Requests.query({}))
  await whenOpen(opened)
  await whenAsked([1, 1, 1], ...names)
  says('data: {"position":"1","kinds":["wallet"],"models":["events","top_ups"]}\n\n')
  await whenAsked([2, 2, 1], ...names)
  says('data: {"position":"2","kinds":["wallet"],"models":["withdrawals"]}\n\n')
  await whenAsked([2, 3, 1], ...names)
  says('data: {"models":["top_ups"]}\n\ndata: {"models":["money_requests"]}\n\n')
  await whenAsked([3, 4, 2], ...names)
  expect(pauses()).toEqual([10_000, 20_000, 10_000])
})
