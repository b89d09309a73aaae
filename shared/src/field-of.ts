/** A field of a value of unknown shape, such as something thrown; undefined where it has none. */
export const fieldOf = (value: unknown, name: string): unknown => {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Reflect.get(value, name)
  return found
}

/** The same where it is text; else undefined. */
export const textOf = (value: unknown, name: string): string | undefined => {
  const found = fieldOf(value, name)
  return typeof found === 'string' ? found : undefined
}
