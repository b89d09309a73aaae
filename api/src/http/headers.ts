import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** A request's header, by its name in lower case. */
export type HeaderOf = (name: string) => string | undefined

/**
 * Looks headers up in Node's own record of them, without the checks that `Headers` makes every time. Where there is no
 * server, as in tests, there are only those.
 */
export const headerOf = (request: Request, env: unknown): HeaderOf => {
  const known = incomingOf(env)?.headers
  return known ? name => textIn(known, name) : name => request.headers.get(name) ?? undefined
}

/** Node's own request, where there is a server: in tests there may be none. */
export const incomingOf = (env: unknown): IncomingMessage | undefined =>
  (env as { readonly incoming?: IncomingMessage } | undefined)?.incoming

/** A header that is one text, as all are that a request may have. */
export const textIn = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Headers of every /v1 answer. Session keys travel in paths, so no answer may be cached or give its URL as referrer. */
export const privateHeaders = {
  'Content-Type': 'application/json; charset=UTF-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const

/** A page's content policy. Styles are inline because the web client's component library sets them from script. */
const policyWith = (frames: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // The camera's QR code reader runs in a worker.
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Frames that a page may hold besides its own: files that it has fetched itself, such as a PDF beside a case. */
const OWN_FILES = 'blob:'

/** Headers of pages. A page frames no other site's page. Browsers pass over the demand for https where they came by plain HTTP. */
export const pageHeaders = {
  'Strict-Transport-Security': 'max-age=31536000',
  'Content-Security-Policy': policyWith(OWN_FILES),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
} as const

/** Headers of a page's scripts and styles. The policy of the page holds for them: said again with each, it was as long as some. */
export const partHeaders = { 'X-Content-Type-Options': 'nosniff' } as const

/** Headers of the page that frames another site's page, which has to be on https. */
export const pageFraming = (url: string): Readonly<Record<string, string>> => {
  const framed = URL.parse(url)
  return framed?.protocol === 'https:'
    ? { ...pageHeaders, 'Content-Security-Policy': policyWith(`${OWN_FILES} ${framed.origin}`) }
    : pageHeaders
}
