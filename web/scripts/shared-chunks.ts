import type { Plugin, Rolldown } from 'vite'
import { addressesIn, shownWith } from './addresses.ts'
import { neededModules, reachedFrom } from './needed-modules.ts'
import type { ClientSources } from './page-files.ts'

/**
 * Chunks of modules that many pages need. The script that runs ahead needs those of `ahead`, the first script those of `first`; the sign-in page and others those of
 * `sign-in`; a member's home and a page for everybody those of `page`; several pages for everybody those of `public`.
 * The other names say whose pages share them. `few` is cut by the pages that need its modules.
 */
const CHUNKS = ['ahead', 'first', 'sign-in', 'page', 'public', 'few', 'home', 'member', 'office'] as const
type Chunk = (typeof CHUNKS)[number]

/** Bytes; a part of `few` that is smaller joins one that nearly the same pages need. */
const SMALLEST_PART = 1500

/** From so many pages on, a chunk that all of an area's pages load costs less than its modules in files of their own. */
const MANY = { public: 3, member: 12, office: 35 }

const SIGN_IN = '/'
const HOME = '/_member/dashboard'
const OFFICE_HOME = '/admin/'

/**
 * The chunk of a module that the first script does not need; none where the few pages that need it load it by themselves.
 * @param by names of the addresses that need it, like `/_member/swap`
 * @param frames names of those that are frames
 */
export const chunkOf = (by: ReadonlySet<string>, frames: readonly string[]): Chunk | undefined => {
  const isNeededAt = (page: string) => shownWith(page, frames).some(name => by.has(name))
  const countOf = (area: RegExp) => [...by].filter(name => area.test(name)).length
  const member = countOf(/^\/_member\//)
  const office = countOf(/^\/admin\//)
  const open = by.size - countOf(/^\/(_member|admin)(\/|$)/)
  if (isNeededAt(SIGN_IN)) return by.size > 1 ? 'sign-in' : undefined
  if (open > 0 && isNeededAt(HOME)) return 'page'
  if (open > 0) return open >= MANY.public ? 'public' : by.size > open ? 'few' : undefined
  if (isNeededAt(HOME) && (member > 1 || office > 1)) return 'home'
  if (member >= MANY.member) return 'member'
  return office >= MANY.office || (isNeededAt(OFFICE_HOME) && office > 1) ? 'office' : undefined
}

/** Chunks of which a first page calls most functions. */
const CALLED_AT_ONCE: readonly string[] = ['ahead', 'first', 'home', 'page'] satisfies readonly Chunk[]

/** Has Chromium compile a script's functions while it loads, beside the page, which would else wait at the first call of each. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

const hintIn = (files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): void => {
  for (const file of files) {
    if (file.type !== 'chunk' || !CALLED_AT_ONCE.includes(file.name)) continue
    file.code = COMPILE_ALL + file.code
    if (file.map) file.map.mappings = `;${file.map.mappings}`
  }
}

/**
 * Puts modules that many pages need into a few chunks. By itself the bundler makes one for each set of pages that share a
 * module: a hundred files a page, most of them below a kilobyte, of which a browser asks for six at a time over HTTP/1.1.
 * @returns the plugin that looks through the modules, and the bundler's groups of them
 */
export const sharedChunks = ({ ahead, folder, main }: ClientSources) => {
  const chunks = new Map<string, Chunk>()
  const plugin: Plugin = {
    name: 'shared-chunks',
    enforce: 'post',
    buildEnd() {
      const needed = neededModules(id => this.getModuleInfo(id))
      const first = reachedFrom([main], needed)
      const found = addressesIn(folder)
      const frames = found.filter(({ isFrame }) => isFrame).map(({ id }) => id)
      const pages = new Map<string, Set<string>>()
      for (const { id: page, files } of found)
        for (const id of reachedFrom(files, needed)) pages.set(id, (pages.get(id) ?? new Set()).add(page))
      for (const [id, by] of pages) {
        const chunk = chunkOf(by, frames)
        if (chunk) chunks.set(id, chunk)
      }
      for (const id of first) chunks.set(id, 'first')
      for (const id of reachedFrom([ahead], needed)) chunks.set(id, 'ahead')
    },
    // Last of all: a hint counts on the first line alone, above which the names of files are written that load later.
    generateBundle: { order: 'post', handler: (_, bundle) => hintIn(Object.values(bundle)) },
  }
  const groups = CHUNKS.map((name, at) => ({
    name,
    // The modules that a chunk's own modules need go with them, unless one of those before has them.
    priority: CHUNKS.length - at,
    test: (id: string) => chunks.get(id) === name,
    ...(name === 'few' && { entriesAware: true, entriesAwareMergeThreshold: SMALLEST_PART }),
  }))
  return { plugin, groups }
}
