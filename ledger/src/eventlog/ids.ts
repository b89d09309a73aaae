import { hash, randomUUID } from 'node:crypto'

const NAMESPACE = Buffer.from('6f1c0f6f3f0c5b8e9b4f9a5f0d6f2a71', 'hex')

/** A uuid (version 5) that follows from its parts: the same parts give the same id in every process, for ever. */
export const derivedId = (...parts: readonly string[]): string => {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(parts.join('\n'))]), 'hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A new uuid (version 7). It begins with the time, so that an index grows where it grew last. */
export const newId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

const timed = /^[0-9a-f]{8}-[0-9a-f]{4}-[78][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * A derived id that begins with the time of another, so that in an index it stands beside it (version 8). Where the other
 * is no uuid that begins with a time, it is the derived id of its parts.
 */
export const timedId = (like: string, ...parts: readonly string[]): string => {
  const id = derivedId(...parts)
  return timed.test(like) ? `${like.slice(0, 14)}8${id.slice(15)}` : id
}

/**
 * The id of an event of a command. The first has the command's own, if that begins with a time; the others, and those of
 * commands named otherwise, have ids that follow from it.
 */
export const eventId = (commandId: string, index: number): string =>
  index === 0 && timed.test(commandId) ? commandId : timedId(commandId, commandId, String(index))

/** SHA-256 as 64 hex digits. */
export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'hex')
