import type { Condition } from './condition.ts'

/** The columns in which a list looks for what is searched for; see `Listing`. */
type Columns = {
  readonly search?: readonly string[]
  readonly begins?: readonly string[]
  readonly is?: readonly string[]
  readonly members?: readonly string[]
}

type Search = { readonly search?: string | undefined; readonly searchedUids?: readonly string[] | undefined }

const anyOf = (columns: readonly string[] | undefined, condition: string, value: unknown) =>
  (columns ?? []).map(column => ({ sql: `${column} ${condition}`, value }))

/** Ids are written in one letter case: people who type one in capitals mean the same. */
const cased = (text: string): readonly string[] => [...new Set([text, text.toLowerCase()])]

/** Makes the search of a filter a condition on the columns in which the list looks for it. */
export const searched = (
  { search: anywhere, begins, is, members = ['uid'] }: Columns,
  { search, searchedUids }: Search,
): readonly Condition[] => {
  if (!search || !(anywhere?.length || begins?.length || is?.length)) return []
  const literal = search.replace(/[\\%_]/g, '\\$&')
  const found = [
    ...anyOf(anywhere, 'ilike ?', `%${literal}%`),
    ...cased(literal).flatMap(text => anyOf(begins, 'like ?', `${text}%`)),
    ...anyOf(is, '= ?', search),
    ...(searchedUids ? anyOf(members, '= any(?)', searchedUids) : []),
  ]
  return [{ sql: found.map(({ sql }) => sql).join(' or '), values: found.map(({ value }) => value) }]
}
