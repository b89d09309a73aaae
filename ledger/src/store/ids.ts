import { hash } from 'node:crypto'

const NAMESPACE = Buffer.from('6f1c0f6f3f0c5b8e9b4f9a5f0d6f2a71', 'hex')

/** A uuid (version 5) that follows from its parts: the same parts give the same id in every process, for ever. */
export const derivedId = (...parts: readonly string[]): string => {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(parts.join('\n'))]), 'hex')
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** SHA-256 as 64 hex digits. */
export const sha256 = (text: string | Uint8Array): string => hash('sha256', text, 'hex')
