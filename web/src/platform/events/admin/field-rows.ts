/** One field of what an event says, by its path: `after.fee`. */
export type FieldRow = { readonly path: string; readonly value: string }

/** One field before and after; nothing where it was not, or is not any more. */
export type FieldChange = {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Every field, those inside others too, as a line. */
export const fieldRows = (value: unknown, at = ''): FieldRow[] => {
  if (value === undefined || value === null) return at ? [{ path: at, value: '–' }] : []
  if (!isGroup(value)) return [{ path: at || '–', value: textOf(value) }]
  return Object.entries(value).flatMap(([name, inner]) => fieldRows(inner, at ? `${at}.${name}` : name))
}

/** Two values side by side, field by field. */
export const fieldChanges = (before: unknown, after: unknown): FieldChange[] => {
  const [old, now] = [before, after].map(
    side => new Map(fieldRows(side).map(({ path, value }) => [path, value])),
  )
  const paths = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
  return paths.map(path => ({ path, before: old?.get(path), after: now?.get(path) }))
}
