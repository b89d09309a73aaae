import { sha256 } from '@noble/hashes/sha2.js'
import { readSession } from './session.ts'

const KEY = 'open_attempts'
/** As long as the server surely remembers what it answered. */
const KEPT_MS = 24 * 3_600_000

type OpenAttempt = { readonly id: string; readonly atMs: number }

/** Hash of the session's e-mail address and the request: the storage reveals no payee. */
const nameOf = (asked: string): string => {
  const bytes = sha256(new TextEncoder().encode(`${readSession()?.email}\n${asked}`))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

const read = (): Record<string, OpenAttempt> => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
const write = (attempts: Record<string, OpenAttempt>) => sessionStorage.setItem(KEY, JSON.stringify(attempts))

/** The attempt at something whose outcome this tab has never heard, by what was asked for; it outlives its screen. */
export function openAttempt(asked: string): string | undefined {
  const found = read()[nameOf(asked)]
  return found && Date.now() - found.atMs < KEPT_MS ? found.id : undefined
}

/** Notes an attempt before it is sent. */
export const keepOpen = (asked: string, id: string): void =>
  write({ ...read(), [nameOf(asked)]: { id, atMs: Date.now() } })

/** Forgets an attempt whose outcome is known, or which shall not be tried again. */
export function close(asked: string): void {
  const { [nameOf(asked)]: _, ...others } = read()
  write(others)
}
