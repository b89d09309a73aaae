import { relative, sep } from 'node:path'
import type { PageFiles } from '@strongroom/shared/page-files'
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

const pageFilesIn = (chunks: Chunks, routes: string): PageFiles => {
  const scriptOf = new Map<string, string>()
  for (const { facadeModuleId, fileName } of chunks.values()) {
    const [, file] = COMPONENT.exec(facadeModuleId ?? '') ?? []
    if (file) scriptOf.set(relative(routes, file).split(sep).join('/'), fileName)
  }
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const first = neededBy(entries, chunks)
  const names = [...scriptOf.keys()]
  const places = new Map<string, number>()
  const placeOf = (file: string): number => {
    const place = places.get(file) ?? places.size
    places.set(file, place)
    return place
  }
  const pages = names
    .filter(name => hasPage(name, names))
    .map(name => {
      const scripts = shownWith(name, names).map(shown => scriptOf.get(shown) as string)
      const later = [...neededBy(scripts, chunks)].filter(file => !first.has(file))
      const group = groupOfPage(idOf(name))
      return [addressOf(name), { files: later.map(placeOf), words: [...BESIDE[group], group] }] as const
    })
  return { pages: Object.fromEntries(pages), files: [...places.keys()], words: wordsIn(chunks) }
}

/** Writes down which files each page loads: the server names them in the page, so that they load beside the first script. */
export const pageFiles = (routes: string): Plugin => ({
  name: 'page-files',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
    const found = pageFilesIn(new Map(chunks.map(chunk => [chunk.fileName, chunk])), routes)
    this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(found) })
  },
})
