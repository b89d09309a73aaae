import { createHash } from 'node:crypto'

/** The text of a file that came in a field of a body: its bytes in UTF-8, and their SHA-256 in hexadecimal. */
export type FileText = { readonly bytes: Uint8Array<ArrayBuffer>; readonly digest: string }

/** A body without the text of its file. `length` is that of the text, in UTF-16 units. */
export type TakenApart = {
  readonly value: unknown
  readonly text?: FileText & { readonly length: number }
}

/** Takes the text of a field out of a body; leaves a body without such a text as it is. Knows nothing of the API, for a thread. */
export const takeFileText = (value: unknown, field: string): TakenApart => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value }
  const { [field]: content, ...rest } = value as Readonly<Record<string, unknown>>
  if (typeof content !== 'string') return { value }
  const bytes = new TextEncoder().encode(content)
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { value: rest, text: { bytes, digest, length: content.length } }
}

/**
 * Puts blanks in the place of the text, as many as it had letters, so that the form of the body judges its length as it would judge
 * the text. V8 keeps repeated blanks as a tree of halves: those of a file of megabytes take no room until they are read.
 */
export const withBlanks = ({ value, text }: TakenApart, field: string): unknown =>
  text ? { ...(value as object), [field]: ' '.repeat(text.length) } : value
