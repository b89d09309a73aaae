import { bySpecificity, type Way } from './paths.ts'

/** A match of a path: what it leads to, and the values of the names in braces. */
export type Found<T> = { readonly to: T; readonly params: Readonly<Record<string, string>> }

type Compiled<T> = {
  readonly segments: readonly string[]
  /** The names in braces, and which segment each stands in. */
  readonly names: readonly (readonly [name: string, index: number])[]
  readonly to: T
}

/**
 * Finds what a path leads to. Signed paths end in three segments of any content, which general routers take for
 * ambiguity and search for long; here a path meets only patterns of its own method, length and first word, the most
 * particular first.
 */
export const createRouter = <T>(
  ways: readonly Way<T>[],
): ((method: string, path: string) => Found<T> | undefined) => {
  const table = new Map<string, Compiled<T>[]>()
  for (const { method, pattern, to } of bySpecificity(ways)) {
    const segments = pattern.split('/').slice(1)
    const key = keyOf(method, segments)
    table.set(key, [...(table.get(key) ?? []), { segments, names: namesOf(segments), to }])
  }

  return (method, path) => {
    const given = path.split('/').slice(1)
    const found = table.get(keyOf(method, given))?.find(({ segments }) => fits(segments, given))
    return found && { to: found.to, params: paramsOf(found.names, given) }
  }
}

const keyOf = (method: string, segments: readonly string[]) => `${method} ${segments.length} ${segments[0]}`

const fits = (segments: readonly string[], given: readonly string[]): boolean =>
  segments.every((segment, index) => {
    const part = given[index] ?? ''
    if (segment === '{json}') return part.startsWith('{') || part.startsWith('%7B') || part.startsWith('%7b')
    return segment.startsWith('{') ? part !== '' : segment === part
  })

const namesOf = (segments: readonly string[]): Compiled<unknown>['names'] =>
  segments.flatMap((segment, index) => (segment.startsWith('{') ? [[nameOf(segment), index] as const] : []))

const paramsOf = (names: Compiled<unknown>['names'], given: readonly string[]): Record<string, string> => {
  const params: Record<string, string> = {}
  for (const [name, index] of names) params[name] = decoded(given[index] ?? '')
  return params
}

const nameOf = (segment: string): string => segment.slice(1, segment.endsWith('?}') ? -2 : -1)

/** Percent-encoding that means nothing stays as it is, for the parameter's schema to refuse. */
const decoded = (part: string): string => {
  if (!part.includes('%')) return part
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
