/** A condition with `?` for each of its values. */
export type Condition = { readonly sql: string; readonly values: readonly unknown[] }

/** `column = value`, or no condition when there is no value. */
export const equal = (column: string, value: unknown): readonly Condition[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }]

/** The conditions, with places for their values behind so many others. */
export const joined = (conditions: readonly Condition[], behind = 0) => {
  let count = behind
  const parts = conditions.map(({ sql }) => `(${sql.replaceAll('?', () => `$${++count}`)})`)
  return {
    where: parts.length > 0 ? `where ${parts.join(' and ')}` : '',
    values: conditions.flatMap(each => each.values),
  }
}
