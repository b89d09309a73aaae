import type { wire } from '@strongroom/shared'
import { inLanguage, msg } from '#words'
import { AuthExpired, HttpError } from '../command/http-error.ts'
import { type Download, type Reply, refused, whyIn } from '../command/replies.ts'
import { isDiskFull, isUnavailable } from '../command/unavailable.ts'
import { sentenceOf } from '../command/wrong/sentence-of.ts'
import { privateHeaders } from './headers.ts'

/** An answer, ready to be sent. */
export type Answer = {
  readonly status: number
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
  readonly download?: Download
}

/**
 * The answer to an error, in words of a language: the one it asks for; 503 when a service we need is away; else a 500 that gives
 * no details. Its code stands in a header too, for proxies and others that do not read bodies.
 */
export const answerOf = (error: unknown, requestId: string, language: wire.Language = 'en'): Answer => {
  if (error instanceof AuthExpired) return answered(expired, language)
  const found = httpErrorOf(error)
  const { status, code, issues, retryAfterSeconds } = found
  const message = messageOf(found, language)
  const body: wire.ErrorAnswer = {
    status: false,
    code,
    msg: message,
    error: message,
    requestId,
    ...(issues ? { issues: [...issues] } : {}),
  }
  const headers = { 'Error-Code': code, ...retryAfter(retryAfterSeconds) }
  return { status, body, headers }
}

const retryAfter = (seconds: number | undefined) =>
  seconds === undefined ? undefined : { 'Retry-After': String(seconds) }

/** `msg` is for people, in the language they have asked for; `issues` are for programs. */
const messageOf = ({ message, issues: [first] = [] }: HttpError, language: wire.Language): string =>
  first ? sentenceOf(first, language) : inLanguage(message, language)

const httpErrorOf = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error
  if (isDiskFull(error)) return HttpError.diskFull()
  return isUnavailable(error) ? HttpError.busy() : HttpError.broken()
}

export const answered = (
  reply: Reply,
  language: wire.Language = 'en',
  headers?: Readonly<Record<string, string>>,
): Answer => ({
  status: reply.status ?? 200,
  body: language === 'en' ? reply.body : inWordsOf(language, reply),
  ...(headers ? { headers } : {}),
  ...(reply.download ? { download: reply.download } : {}),
})

/** A *no* says why in the language that was asked for. */
const inWordsOf = (language: wire.Language, { body, why }: Reply): object => {
  if (!('msg' in body) || typeof body.msg !== 'string') return body
  const msg = why ? whyIn(why, language) : inLanguage(body.msg, language)
  return { ...body, msg, error: msg }
}

const expired = refused('AUTH_EXPIRED', msg`Please sign in again`)

/** Headers as a plain object, which the Node server writes without building a `Headers` first. */
export const respond = (answer: Answer, requestId: string): Response =>
  new Response(answer.download ? answer.download.bytes : JSON.stringify(answer.body), {
    status: answer.status,
    headers: headersOf(answer, requestId),
  })

/** All headers of an answer but its length. */
export const headersOf = ({ headers, download }: Answer, requestId: string): Record<string, string> =>
  headers || download
    ? { ...usualHeaders(requestId), ...headers, ...(download && downloadHeaders(download)) }
    : usualHeaders(requestId)

const usualHeaders = (requestId: string) => ({ ...privateHeaders, 'X-Request-Id': requestId })

/** Saved, not opened: an uploaded file must never run as a page of ours. */
const downloadHeaders = ({ type, name }: Download) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
})
