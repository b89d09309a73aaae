import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BESIDE, groupOfPage, WORD_GROUPS, type WordGroup } from '../src/i18n/word-groups.ts'
import { addressesIn } from './addresses.ts'

/** A type alone brings no text with it. */
const IMPORTED =
  /(?:^(?:import|export)\b(?!\s+type\b)[^'"]*?\bfrom\s*|^import\s+)'(\.[^']+\.tsx?|@strongroom\/shared\/words(?:-of)?\/[^']+)'/gm
const LOADED = /\bimport\(\s*'(\.[^']+\.tsx?)'/g
/** The words that client and server share, by the names under which they are imported; as `shared/package.json` has them. */
const SHARED_WORDS = [
  { name: '@strongroom/shared/words/', file: '-words.ts' },
  { name: '@strongroom/shared/words-of/', file: '/words.ts' },
]

const fileOf = (file: string, path: string): string => {
  const shared = SHARED_WORDS.find(({ name }) => path.startsWith(name))
  return shared
    ? join(import.meta.dirname, '../../shared/src/contract', path.slice(shared.name.length) + shared.file)
    : join(dirname(file), path)
}

/** Files that a file imports, at once or later; the addresses load the pages, which are what is told apart. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const later = file.endsWith('/addresses.ts') ? [] : text.matchAll(LOADED)
  return [...text.matchAll(IMPORTED), ...later].map(([, path = '']) => fileOf(file, path))
}

/** Files that these load, at once or later, themselves included; `apart` and what only that loads are not. */
const reachedFrom = (files: readonly string[], apart: string): ReadonlySet<string> => {
  const reached = new Set(files)
  // A set's loop comes to what is added while it runs.
  for (const file of reached) for (const next of importsOf(file)) if (next !== apart) reached.add(next)
  return reached
}

/**
 * Finds the groups that need the texts of a file, by what the pages of each group import.
 * @param room folder of web
 * @returns groups for a path from there, like `src/parts/list.tsx`; `entry` alone where no page comes to the file
 */
export const wordGroups = (room: string): ((file: string) => readonly WordGroup[]) => {
  const found = addressesIn(join(room, 'src'))
  // Every call loads these sentences, with the first problem that needs one and not before.
  const sentences = join(room, 'src/client/problem-sentences.ts')
  const rootsOf = (group: WordGroup) => [
    ...(group === 'problem' ? [sentences] : []),
    ...found.filter(({ id }) => groupOfPage(id) === group).flatMap(({ files }) => files),
    ...(group === 'entry' ? [join(room, 'src/main.tsx')] : []),
  ]
  const reached = new Map(WORD_GROUPS.map(group => [group, reachedFrom(rootsOf(group), sentences)] as const))
  return file => {
    const needing = WORD_GROUPS.filter(group => reached.get(group)?.has(join(room, file)))
    const groups = needing.filter(group => !BESIDE[group].some(beside => needing.includes(beside)))
    return groups.length > 0 ? groups : ['entry']
  }
}
