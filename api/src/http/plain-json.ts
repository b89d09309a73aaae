const deepest = 16

/** JSON that has been read, or what is wrong with it in words that hold no value of it. */
export type PlainJson = { readonly value: unknown } | { readonly wrong: string }

/**
 * Parses JSON of a client: malformed, nested too deeply, of more than `mostValues` values or with broken text, it is
 * wrong. Knows nothing of the API, so that a thread may run it.
 */
export const plainJson = (text: string, mostValues = Number.POSITIVE_INFINITY): PlainJson => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { wrong: 'Malformed JSON' }
  }
  const wrong = wrongIn(value, 0, { left: mostValues })
  return wrong ? { wrong } : { value }
}

const wrongIn = (value: unknown, depth: number, values: { left: number }): string | undefined => {
  if (depth > deepest) return 'Nested too deeply'
  if (values.left-- <= 0) return 'Too many values'
  if (typeof value === 'string') return wrongText(value)
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const wrong = wrongText(key) ?? wrongIn(inner, depth + 1, values)
    if (wrong) return wrong
  }
  return undefined
}

/** Neither PostgreSQL nor the log can hold NUL or half of a surrogate pair. */
const wrongText = (text: string): string | undefined =>
  text.includes('\0') || !text.isWellFormed() ? 'NUL and broken Unicode are not allowed' : undefined
