import { createHmac } from 'node:crypto'
import { newId } from '@strongroom/ledger/eventlog'
import type { Session } from '../../e2e/lib/client.ts'
import { type Answer, type Connection, openConnection } from './connection.ts'

/** Connections that carry no request at the moment, by origin: as many are kept as there are clients. */
const idle = new Map<string, Connection[]>()

type Asked = {
  readonly method?: string
  readonly session?: Session
  readonly body?: object
  /** A text that the answer must contain. */
  readonly expect?: string
}

/** One request over a kept connection; rejects on anything but HTTP 200. */
export const hit = async (url: string, asked: Asked = {}): Promise<void> => {
  const { status, body } = await ask(url, asked)
  if (status !== 200 || !body.includes(asked.expect ?? '')) throw new Error(`${status} ${body.slice(0, 300)}`)
}

/** The same, with whatever is answered. */
export const ask = async (url: string, asked: Asked = {}): Promise<Answer> => {
  const pathAt = url.indexOf('/', 'http://'.length)
  const origin = url.slice(0, pathAt)
  const request = requestOf(origin, url.slice(pathAt), asked)
  const connection = connectionTo(origin)
  try {
    return await connection.ask(request)
  } finally {
    idle.get(origin)?.push(connection)
  }
}

const connectionTo = (origin: string): Connection => {
  const kept = idle.get(origin) ?? []
  idle.set(origin, kept)
  for (let last = kept.pop(); last; last = kept.pop()) if (last.isOpen()) return last
  return openConnection(new URL(origin))
}

/**
 * A request in the words of HTTP/1.1.
 * @param atMs when it will be sent, epoch milliseconds: one that is made beforehand is signed for its time
 */
export const requestOf = (
  origin: string,
  path: string,
  { method = 'GET', session, body }: Asked,
  atMs = Date.now(),
): string => {
  const text = body ? JSON.stringify(body) : ''
  const first = `${method} ${path} HTTP/1.1\r\nHost: ${origin.slice('http://'.length)}\r\n`
  const described = body
    ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\nIdempotency-Key: ${newId()}\r\n`
    : ''
  return `${first}${session ? (body ? signed(session, nextTonce(session, atMs)) : signedToRead(session)) : ''}${described}\r\n${text}`
}

const tonces = new Map<string, number>()
/** A tonce that no other change of a session has had: the second of two would be refused as a replay. */
const nextTonce = ({ key }: Session, atMs: number): number => {
  const tonce = Math.max((tonces.get(key) ?? 0) + 1, Math.floor(atMs))
  tonces.set(key, tonce)
  return tonce
}

/** How long the reads of one person carry the same signature. */
const alikeMs = 1_000
const readHeaders = new Map<string, { readonly tonce: number; readonly headers: string }>()

/** Reads may share a tonce. It is the server that is measured, not how fast its clients sign. */
const signedToRead = (session: Session): string => {
  const tonce = Date.now()
  const known = readHeaders.get(session.key)
  if (known && tonce - known.tonce < alikeMs) return known.headers
  const headers = signed(session, tonce)
  readHeaders.set(session.key, { tonce, headers })
  return headers
}

const signed = ({ key, email }: Session, tonce: number): string => {
  const signature = createHmac('sha256', key).update(`${email}${tonce}`).digest('hex')
  return `Authorization: Session ${key}\r\nX-Email: ${email}\r\nX-Tonce: ${tonce}\r\nX-Signature: ${signature}\r\n`
}
