import { ServiceSilent, StartRefused } from './in-words.ts'

type Failure = Error & { code?: string | number; path?: string; errors?: readonly Failure[] }

/** A service as the configuration names it. */
export type Service = { readonly variable: string; readonly name: string; readonly url: string }

const SILENT = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EPIPE',
    'ETIMEDOUT',
  ],
  // PostgreSQL starts, stops, or has no connection left.
  ...['57P01', '57P02', '57P03', '53300'],
])

/**
 * The host and port of an address, and nothing of what may be secret in it. A password with a `/`, `?` or `#` in it ends what looks like
 * the host: where an `@` stands behind that, nothing is shown.
 */
export const placeOf = (url: string): string =>
  /^[^/]*:\/\/(?:[^/?#]*@)?([^/?#@]*)(?:[/?#][^@]*)?$/.exec(url)?.[1] || 'its address'

/** Whether there is a password in an address. */
export const hasPassword = (url: string): boolean => /^[^/]*:\/\/[^/?#]*:.+@/.test(url)

/** The sentence about a service that does not take the name or the password. */
export const notLetIn = ({ variable, name, url }: Service): StartRefused =>
  new StartRefused(
    hasPassword(url)
      ? `${variable}: ${name} at ${placeOf(url)} does not take the user or the password.`
      : `${variable} has no password in it, and ${name} at ${placeOf(url)} asks for one.`,
  )

/** The sentence about a failure that is no answer of the service: a file that is not there, TLS, a network without an answer. */
export const failureWords = (service: Service, error: unknown): Error => {
  const { variable, name, url } = service
  const failure = error as Failure
  const { code, path } = failure
  if (path && typeof code === 'string')
    return new StartRefused(`${variable} names the file ${path}, which cannot be read (${code}).`)
  const why = code ?? failure.errors?.[0]?.code
  if (typeof why === 'string' && SILENT.has(why))
    return new ServiceSilent(
      `${variable}: ${name} at ${placeOf(url)} does not answer (${why}). Start it, or set ${variable} to where it is.`,
    )
  if (isAboutTls(failure))
    return new StartRefused(
      `${variable}: no secure connection to ${name} at ${placeOf(url)} (${why ?? failure.message}).`,
    )
  return new StartRefused(`${variable} cannot be used: ${why ? `${why}, ` : ''}${failure.message}`)
}

const isAboutTls = ({ code, message }: Failure): boolean =>
  /^(ERR_(TLS|SSL|OSSL)|.*CERT|UNABLE_TO)/.test(String(code ?? '')) ||
  /\b(SSL|TLS|certificate)\b/i.test(message)
