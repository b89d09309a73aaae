import { type PageFiles, pageFilesPath } from '@strongroom/shared/page-files'
import type { Plugin, Rolldown } from 'vite'
import { BESIDE, groupOfPage, WORD_GROUPS, type WordGroup } from '../src/i18n/word-groups.ts'
import { addressesIn, type Found, shownWith } from './addresses.ts'

const WORDS = new RegExp(`/(\\w+)\\.po\\?words=(${WORD_GROUPS.join('|')})$`)

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

/** Where the client's code begins: the module that runs before the screens have come, their first module, and the folder of all. */
export type ClientSources = { readonly ahead: string; readonly main: string; readonly folder: string }

/** Scripts of the screens, by the names of their addresses. */
const scriptsOf = (found: readonly Found[], chunks: Chunks): ReadonlyMap<string, readonly string[]> => {
  const chunkOf = new Map<string, string>()
  for (const { moduleIds, fileName } of chunks.values()) for (const id of moduleIds) chunkOf.set(id, fileName)
  const scriptOf = (file: string): string => {
    const script = chunkOf.get(file)
    if (!script) throw new Error(`An address loads ${file}, which is in no script`)
    return script
  }
  return new Map(found.map(({ id, files }) => [id, files.map(scriptOf)] as const))
}

const pageFilesIn = (chunks: Chunks, { folder, main }: ClientSources): PageFiles => {
  const found = addressesIn(folder)
  const scripts = scriptsOf(found, chunks)
  const entries = [...chunks.values()]
    .filter(({ isEntry, moduleIds }) => isEntry || moduleIds.includes(main))
    .map(({ fileName }) => fileName)
  const first = neededBy(entries, chunks)
  const frames = found.filter(({ isFrame }) => isFrame).map(({ id }) => id)
  const places = new Map<string, number>()
  const placeOf = (file: string): number => {
    const place = places.get(file) ?? places.size
    places.set(file, place)
    return place
  }
  const pages = found
    .filter(({ isFrame, files }) => !isFrame && files.length > 0)
    .map(({ id, path }) => {
      const shown = shownWith(id, frames).flatMap(each => scripts.get(each) ?? [])
      const later = [...neededBy(shown, chunks)].filter(file => !first.has(file))
      const group = groupOfPage(id)
      return [path, { files: later.map(placeOf), words: [...BESIDE[group], group] }] as const
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
    const found = pageFilesIn(byName, sources)
    this.emitFile({ type: 'asset', fileName: pageFilesPath.slice(1), source: JSON.stringify(found) })
  },
})
