import { relative, sep } from 'node:path'
import { type PageFiles, pageFilesPath } from '@strongroom/shared/page-files'
import type { Plugin, Rolldown } from 'vite'
import { BESIDE, groupOfPage, WORD_GROUPS, type WordGroup } from '../src/i18n/word-groups.ts'

/** The router's id for a file of routes: `_member/setting_.allowlist` is `/_member/setting_/allowlist`. */
const idOf = (name: string): string => `/${name.replaceAll('.', '/').replace(/\/?index$/, '')}`

/** The address of a route's page: a part that begins with `_` has none, and one that ends with it loses that. */
export const addressOf = (name: string): string => {
  const parts = idOf(name)
    .split('/')
    .filter(part => part && !part.startsWith('_'))
  return `/${parts.map(part => part.replace(/_$/, '')).join('/')}`
}

/** Files of the routes on screen with this one: those that frame it, and itself. */
export const shownWith = (name: string, names: readonly string[]): string[] =>
  names.filter(
    other => other === name || (!/\bindex$/.test(other) && `${idOf(name)}/`.startsWith(`${idOf(other)}/`)),
  )

/** Whether a page stands at the route's own address: a frame's page is the `index` in its folder. */
const hasPage = (name: string, names: readonly string[]): boolean =>
  !/(^|[/.])_[^/.]*$/.test(name) && !names.includes(`${name}/index`)

const WORDS = new RegExp(`/(\\w+)\\.po\\?words=(${WORD_GROUPS.join('|')})$`)
const COMPONENT = /^(.+)\.tsx\?tsr-split=component$/

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }
type Chunks = ReadonlyMap<string, Chunk>

/** Scripts and styles that these scripts need before they run, themselves included. */
const neededBy = (scripts: readonly string[], chunks: Chunks): ReadonlySet<string> => {
  const needed = new Set(scripts)
  // A set's loop comes to what is added while it runs.
  for (const name of needed) for (const next of chunks.get(name)?.imports ?? []) needed.add(next)
  const styles = [...needed].flatMap(name => [...(chunks.get(name)?.viteMetadata?.importedCss ?? [])])
  return new Set([...needed, ...styles])
}

const wordsIn = (chunks: Chunks): PageFiles['words'] => {
  const words: Record<string, Partial<Record<WordGroup, string>>> = {}
  for (const { facadeModuleId, fileName } of chunks.values()) {
    const [, language, group] = WORDS.exec(facadeModuleId ?? '') ?? []
    if (language && group) words[language] = { ...words[language], [group]: fileName }
  }
  return words
}

/** Where the client's code begins: the module that runs before the screens have come, their first module, and the folder of the routes. */
export type ClientSources = { readonly ahead: string; readonly main: string; readonly routes: string }

/** Modules that a module loads only when it runs. */
type LoadedLater = (id: string) => readonly string[]

/**
 * Scripts of the routes: of the component, which the router cuts off, and of what the route loads besides, which reads ahead
 * for it.
 */
const scriptsOfRoutes = (
  chunks: Chunks,
  routes: string,
  loadedLater: LoadedLater,
): ReadonlyMap<string, readonly string[]> => {
  const chunkOf = new Map<string, string>()
  for (const { moduleIds, fileName } of chunks.values()) for (const id of moduleIds) chunkOf.set(id, fileName)
  const scripts = new Map<string, readonly string[]>()
  for (const { facadeModuleId } of chunks.values()) {
    const [, file] = COMPONENT.exec(facadeModuleId ?? '') ?? []
    if (!file) continue
    const own = [facadeModuleId as string, ...loadedLater(`${file}.tsx`)].map(id => chunkOf.get(id))
    scripts.set(relative(routes, file).split(sep).join('/'), [
      ...new Set(own.filter(name => name !== undefined)),
    ])
  }
  return scripts
}

const pageFilesIn = (
  chunks: Chunks,
  { routes, main }: ClientSources,
  loadedLater: LoadedLater,
): PageFiles => {
  const scriptsOf = scriptsOfRoutes(chunks, routes, loadedLater)
  const entries = [...chunks.values()]
    .filter(({ isEntry, moduleIds }) => isEntry || moduleIds.includes(main))
    .map(({ fileName }) => fileName)
  const first = neededBy(entries, chunks)
  const names = [...scriptsOf.keys()]
  const places = new Map<string, number>()
  const placeOf = (file: string): number => {
    const place = places.get(file) ?? places.size
    places.set(file, place)
    return place
  }
  const pages = names
    .filter(name => hasPage(name, names))
    .map(name => {
      const scripts = shownWith(name, names).flatMap(shown => scriptsOf.get(shown) ?? [])
      const later = [...neededBy(scripts, chunks)].filter(file => !first.has(file))
      const group = groupOfPage(idOf(name))
      return [addressOf(name), { files: later.map(placeOf), words: [...BESIDE[group], group] }] as const
    })
  return { pages: Object.fromEntries(pages), files: [...places.keys()], words: wordsIn(chunks) }
}

/** Writes down which files each page loads: the server names them in the page, so that they load beside the first script. */
export const pageFiles = (sources: ClientSources): Plugin => ({
  name: 'page-files',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
    const found = pageFilesIn(byName, sources, id => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    this.emitFile({ type: 'asset', fileName: pageFilesPath.slice(1), source: JSON.stringify(found) })
  },
})
