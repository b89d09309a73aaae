import { type HeaderOf, incomingOf } from './headers.ts'

/**
 * The client's address: the socket's, or what the nearest of `trustedProxies` proxies wrote last into
 * `X-Forwarded-For`. Without a trusted proxy the header is what anybody may claim, so it is not looked at.
 */
export const addressOf = (env: unknown, header: HeaderOf, trustedProxies: number): string => {
  if (trustedProxies > 0) {
    const forwarded = header('x-forwarded-for')?.split(',') ?? []
    const claimed = forwarded.at(-trustedProxies)?.trim()
    if (claimed) return claimed.slice(0, 64)
  }
  return incomingOf(env)?.socket?.remoteAddress ?? 'unknown'
}

/** The client's country as a trusted proxy names it (`CF-IPCountry`, `X-Country`), else empty. */
export const countryOf = (header: HeaderOf, trustedProxies: number): string => {
  if (trustedProxies === 0) return ''
  const named = header('cf-ipcountry') ?? header('x-country') ?? ''
  return /^[A-Z]{2}$/.test(named) ? named : ''
}
