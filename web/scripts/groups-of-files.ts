import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BESIDE, groupOfPage, WORD_GROUPS, type WordGroup } from '../src/i18n/word-groups.ts'

/** A type alone brings no text with it. */
const IMPORTED =
  /(?:^(?:import|export)\b(?!\s+type\b)[^'"]*?\bfrom\s*|^import\s+|\bimport\(\s*)'(\.[^']+\.tsx?|@strongroom\/shared\/words\/[^']+)'/gm
/** The words that client and server share, by the name under which they are imported. */
const SHARED_WORDS = '@strongroom/shared/words/'
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
    path.startsWith(SHARED_WORDS)
      ? join(import.meta.dirname, '../../shared/src/contract', `${path.slice(SHARED_WORDS.length)}-words.ts`)
      : join(dirname(file), path),
  )

/** The route of a file, as far as its group goes: `_member/swap.tsx` is `/_member/swap`. */
const routeOf = (page: string): string => {
  const name = page.replace(/\.tsx$/, '')
  if (name === '__root') return '__root__'
  return name === 'index' ? '/' : `/${name.replaceAll('\\', '/')}`
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
  const routes = join(room, 'src/app/routes')
  const pages = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.tsx') && !name.includes('.test.'),
  )
  // Every call loads these sentences, with the first problem that needs one and not before.
  const sentences = join(room, 'src/client/problem-sentences.ts')
  const rootsOf = (group: WordGroup) => [
    ...(group === 'problem' ? [sentences] : []),
    ...pages.filter(page => groupOfPage(routeOf(page)) === group).map(page => join(routes, page)),
    ...(group === 'entry' ? [join(room, 'src/main.tsx')] : []),
  ]
  // The tree of routes imports every page without an ending: it is not followed, since the pages are what is told apart.
  const reached = new Map(WORD_GROUPS.map(group => [group, reachedFrom(rootsOf(group), sentences)] as const))
  return file => {
    const needing = WORD_GROUPS.filter(group => reached.get(group)?.has(join(room, file)))
    const groups = needing.filter(group => !BESIDE[group].some(beside => needing.includes(beside)))
    return groups.length > 0 ? groups : ['entry']
  }
}
