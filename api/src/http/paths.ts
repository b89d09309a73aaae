const segments = ['{signature}', '{tonce}', '{session}'] as const
/** A segment that is S and nothing else. */
const place = /\/S(\/|$)/

/** The same path without the signature's place: what the header form uses, and what replays are told apart by. */
export const unsignedPath = (path: string): string => path.replace(place, '$1')

const names = new Map<string, readonly string[]>()

/** The ids a path holds: `['id']`. */
export const namesIn = (path: string): readonly string[] => {
  const known = names.get(path)
  if (known) return known
  const found = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const ids = found.filter(name => name !== 'json')
  names.set(path, ids)
  return ids
}

/** The path with the signature's three segments in its place. */
export const signedPath = (path: string): string => path.replace(place, `/${segments.join('/')}$1`)

/** The path with its filter at the end, of a call that takes one and declares none: a list that is answered as a whole. */
export const filteredPath = ({
  path,
  filter,
}: {
  readonly path: string
  readonly filter?: unknown
}): string => (filter && !path.endsWith('{json}') ? `${path}/{json}` : path)

/** Whether a declared path has a signed form, by its segment `S`. */
export const isSigned = (path: string): boolean => place.test(path)

/** A path without a signature's place, in the form that a client sends which signs every call. */
const signedAllTheSame = (path: string): string =>
  path.replace(/(\/\{json\})?$/, filter => `/${segments.join('/')}${filter}`)

/**
 * Every pattern a call answers to: signed and header form, with and without the filter. The filter may be left out. A call that needs no
 * signature is found signed too.
 * A filter begins with a brace; `{json?}` matches a malformed filter so that validation can report it.
 */
export const patternsOf = (path: string): readonly string[] => {
  const forms = isSigned(path) ? [signedPath(path), unsignedPath(path)] : [path, signedAllTheSame(path)]
  return forms.flatMap(form =>
    form.endsWith('/{json}')
      ? [form, form.replace(/\{json\}$/, '{json?}'), form.slice(0, -'/{json}'.length)]
      : [form],
  )
}

type Asked = Parameters<typeof filteredPath>[0] & { readonly method: string }

/** Every way to a call: its patterns. One that reads and takes no filter is found with an empty one too, as clients send that write one to every call. */
export const waysTo = <C extends Asked>(calls: readonly C[]): readonly Way<C>[] => {
  const declared = calls.flatMap(to => waysOf(to, patternsOf(filteredPath(to))))
  const taken = new Set(declared.map(({ method, pattern }) => `${method} ${pattern}`))
  const unfiltered = calls.filter(to => to.method === 'GET' && !filteredPath(to).endsWith('/{json}'))
  const empty = unfiltered.flatMap(to =>
    waysOf(
      to,
      patternsOf(to.path).map(pattern => `${pattern}/{json}`),
    ),
  )
  return [...declared, ...empty.filter(({ method, pattern }) => !taken.has(`${method} ${pattern}`))]
}

/** A pattern of `patternsOf`, and what it leads to. */
export type Way<T> = { readonly method: string; readonly pattern: string; readonly to: T }

const waysOf = <C extends Asked>(to: C, patterns: readonly string[]): readonly Way<C>[] =>
  patterns.map(pattern => ({ method: to.method, pattern, to }))

/**
 * Sorts by patterns so that a fixed word goes before a filter, a filter before a name, and a name before what is no filter:
 * `/currencys/list` before `/currencys/{type}`, and `/trades/{json}` beside `/trades/{id}`. Each pattern is ranked once: ranks
 * made for each comparison were most of what it takes to make the API.
 */
export const bySpecificity = <T extends { readonly pattern: string }>(ways: readonly T[]): readonly T[] =>
  ways
    .map(way => ({ way, rank: rank(way.pattern) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .map(({ way }) => way)

const rank = (pattern: string): string =>
  pattern
    .split('/')
    .map(segment => ranks[segment] ?? (segment.startsWith('{') ? '2' : '0'))
    .join('')

const ranks: Readonly<Record<string, string>> = { '{json}': '1', '{json?}': '3' }
