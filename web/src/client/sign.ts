import type { Session } from './session.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hexOf = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

async function hmac(key: string, message: string): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) {
    const { hmacSha256 } = await import('./sha256.ts')
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
