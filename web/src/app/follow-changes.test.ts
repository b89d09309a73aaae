import { QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw/http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { followedOr } from '../client/following.ts'
import { forgetDeletion, noteDeletion } from '../client/session.ts'
import { givenServer, server } from '../testing/call-kit.ts'
import { createQueries } from './create-queries.ts'
import { followChanges } from './follow-changes.ts'

givenServer()

const encoder = new TextEncoder()
let stop = () => {}
afterEach(() => stop())

/** Opens streams as the server does, and gives the last one. */
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

const pollMs = 10_000
/** A followed query on screen, and one that is not followed: how often each has been asked, and the pause of the first. */
const onScreen = () => {
  const queries = createQueries()
  const asked = { balance: 0, other: 0 }
  const balance = new QueryObserver(queries, {
    queryKey: ['balance'],
    queryFn: () => ++asked.balance,
    ...followedOr(pollMs),
  })
  const other = new QueryObserver(queries, { queryKey: ['other'], queryFn: () => ++asked.other })
  const leave = [balance.subscribe(() => {}), other.subscribe(() => {})]
  stop = followChanges(queries)
  const ends = stop
  stop = () => {
    ends()
    for (const each of leave) each()
    queries.clear()
  }
  return { asked, pauseMs: () => followedOr(pollMs).refetchInterval() }
}

describe('a page that follows changes', () => {
  test('asks again at a message, in pieces too, and for nothing that is not followed; polls rest meanwhile', async () => {
    const { opened, headers, says } = opensStreams()
    const { asked, pauseMs } = onScreen()
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    await vi.waitFor(() => expect(asked).toEqual({ balance: 1, other: 1 }))
    expect(headers[0]?.get('Authorization')).toBe('Session key-of-ada')
    expect(pauseMs()).toBe(10_000)
    says(': still here\n\nid: 1\nda')
    says('ta: {"position":"1"}\n\n')
    await vi.waitFor(() => expect(asked.balance).toBe(2))
    expect(pauseMs()).toBe(60_000)
    expect(asked.other).toBe(1)
  })

  test('asks for nothing more while the account is being deleted', async () => {
    const { opened } = opensStreams()
    const { asked, pauseMs } = onScreen()
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    opened[0]?.enqueue(encoder.encode('data: {}\n\n'))
    await vi.waitFor(() => expect(asked.balance).toBe(2))
    noteDeletion()
    opened[0]?.close()
    await vi.waitFor(() => expect(pauseMs()).toBe(pollMs))
    expect(asked.balance).toBe(2)
    forgetDeletion()
  })

  test('polls as before once the stream has failed, asks for what it missed, and opens another', async () => {
    const { opened, says } = opensStreams()
    const { asked, pauseMs } = onScreen()
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    says('data: {}\n\n')
    await vi.waitFor(() => expect(pauseMs()).toBe(60_000))
    await vi.waitFor(() => expect(asked.balance).toBe(2))
    opened[0]?.error(new Error('lost'))
    await vi.waitFor(() => expect(pauseMs()).toBe(10_000))
    await vi.waitFor(() => expect(asked.balance).toBe(3))
    await vi.waitFor(() => expect(opened).toHaveLength(2), { timeout: 10_000 })
  })

  test('polls where the stream is refused', async () => {
    let tried = 0
    server.use(
      http.get('*/v1/changes', () => {
        tried++
        return HttpResponse.json({ status: false, code: 'TOO_MANY_REQUESTS' }, { status: 429 })
      }),
    )
    const { pauseMs } = onScreen()
    await vi.waitFor(() => expect(tried).toBe(1))
    expect(pauseMs()).toBe(10_000)
  })
})
