import { createHash, hash } from 'node:crypto'

const NAMESPACE = Buffer.from('6f1c0f6f3f0c5b8e9b4f9a5f0d6f2a71', 'hex')

/** A uuid (version 5) that follows from its parts: the same parts give the same id in every process, for ever. */
export const derivedId = (...parts: readonly string[]): string => {
  const bytes = createHash('sha1').update(NAMESPACE).update(parts.join('\n')).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** SHA-256 as 64 hex digits. */
export const sha256 = (text: string): string => hash('sha256', text, 'hex')
