import type { Session } from './session.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hexOf = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

async function hmac(key: string, message: string): Promise<Uint8Array> {
  // Browsers offer crypto.subtle on https and localhost only. On a plain http address of a local network this one signs.
  if (!globalThis.crypto?.subtle) {
    const { hmacSha256 } = await import('./hmac-sha256.ts')
    return hmacSha256(bytesOf(key), bytesOf(message))
  }
  const imported = await crypto.subtle.importKey(
    'raw',
    bytesOf(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytesOf(message)))
}

/**
 * The headers that stand for a signed call: hex HMAC-SHA256 over e-mail and tonce, keyed by the session key.
 * `nowMs` is the tonce, milliseconds since the epoch.
 */
export async function signedHeaders(session: Session, nowMs: number): Promise<Record<string, string>> {
  const tonce = String(nowMs)
  return {
    'X-Email': session.email,
    'X-Tonce': tonce,
    'X-Signature': hexOf(await hmac(session.sessionKey, session.email + tonce)),
    Authorization: `Session ${session.sessionKey}`,
  }
}

/** How long a person's reads are signed alike. */
const ALIKE_MS = 1_000
let alike: { session: Session; tonce: number; headers: Promise<Record<string, string>> } | undefined

/**
 * The same for a read, whose tonce may come again: those of one second share theirs, so that neither this side nor the
 * other signs each of a screen's reads by itself.
 */
export function signedToRead(session: Session, nowMs: number): Promise<Record<string, string>> {
  const isAlike =
    alike?.session.sessionKey === session.sessionKey &&
    alike.session.email === session.email &&
    Math.abs(nowMs - alike.tonce) < ALIKE_MS
  if (!alike || !isAlike) alike = { session, tonce: nowMs, headers: signedHeaders(session, nowMs) }
  return alike.headers
}
