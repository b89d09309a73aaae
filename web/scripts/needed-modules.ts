import type { Rolldown } from 'vite'

/** Modules of a build by their ids, as far as they are looked at here. */
export type Modules = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'code' | 'exports' | 'importedIds' | 'moduleSideEffects'> | null

/** An import or an export of another module, a comment, a directive, or the inside of one of these. */
const HANDS_ON = /^\s*($|export\b.*\bfrom\b|import\b|["']use \w+["']|\/\/|\/?\*|[\w$,\s{};]*$|\}\s*from\b)/
const WORDS = /[\w$]+/g
/** An index of fewer costs little where all of it is counted. */
const FEWEST = 8

/** `IconLock` of `…/icons/IconLock.mjs`. */
const fileNameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1).replace(/\.[mc]?[jt]sx?$/, '')

/** Keeps what a function gave for each text. */
const kept = <T>(make: (text: string) => T): ((text: string) => T) => {
  const made = new Map<string, T>()
  return text => {
    if (!made.has(text)) made.set(text, make(text))
    return made.get(text) as T
  }
}

/**
 * Finds the modules that a module needs before it runs. An index, which only hands on what others export, is not among them:
 * the modules are that export something which the importing module names. More words than imports fit now and then, so there may
 * be some too many. One whose default export an index calls unlike its file is missed, and stands in a file of its own.
 */
export const neededModules = (modules: Modules): ((id: string) => readonly string[]) => {
  const isIndex = kept(id => {
    const { importedIds = [], moduleSideEffects, code } = modules(id) ?? {}
    return (
      importedIds.length > FEWEST &&
      !moduleSideEffects &&
      (code ?? '').split('\n').every(line => HANDS_ON.test(line))
    )
  })
  const behind = (index: string, seen = new Set<string>()): string[] =>
    (modules(index)?.importedIds ?? []).flatMap(id => {
      if (!isIndex(id)) return [id]
      return seen.has(id) ? [] : behind(id, seen.add(id))
    })
  // An index gives a default export another name, mostly that of its file.
  const namesOf = (id: string) =>
    new Set([fileNameOf(id), ...(modules(id)?.exports ?? []).filter(name => name !== 'default')])
  const namedIn = kept(index => {
    const named = new Map<string, string[]>()
    for (const id of behind(index))
      for (const name of namesOf(id)) named.set(name, [...(named.get(name) ?? []), id])
    return named
  })
  return kept(id => {
    const { importedIds = [], code } = modules(id) ?? {}
    const words = new Set(code?.match(WORDS))
    return importedIds.flatMap(next =>
      isIndex(next) ? [...words].flatMap(word => namedIn(next).get(word) ?? []) : [next],
    )
  })
}

/** These modules and all that they need. */
export const reachedFrom = (
  begin: readonly string[],
  needed: (id: string) => readonly string[],
): ReadonlySet<string> => {
  const reached = new Set(begin)
  // A set's loop comes to what is added while it runs.
  for (const id of reached) for (const next of needed(id)) reached.add(next)
  return reached
}
