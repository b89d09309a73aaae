const textOid = 25
const headerBytes = 20

/**
 * A `text[]` in PostgreSQL's binary form, ready as a query value. The textual form, which `pg` makes of an array, has
 * to be escaped here and taken apart there, and costs a busy writer a quarter of its throughput.
 */
export const textArray = (texts: readonly string[]): Buffer => {
  let bytes = headerBytes
  for (const text of texts) bytes += 4 + Buffer.byteLength(text)
  const array = Buffer.allocUnsafe(bytes)
  // One dimension, no nulls, elements of type text, so many of them, numbered from 1.
  for (const [i, word] of [1, 0, textOid, texts.length, 1].entries()) array.writeInt32BE(word, 4 * i)
  let at = headerBytes
  for (const text of texts) {
    const length = array.write(text, at + 4)
    array.writeInt32BE(length, at)
    at += 4 + length
  }
  return array
}

/** An array of numbers or uuids in textual form; they need no escaping. */
export const plainArray = (values: readonly (number | string)[]): string => `{${values.join(',')}}`
