import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import type { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { WORD_GROUPS } from '../src/i18n/word-groups.ts'
import { wordGroups } from './groups-of-files.ts'

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number]

const WANTED = new RegExp(`/(\\w+)\\.po\\?words=(${WORD_GROUPS.join('|')})$`)

/**
 * Answers an import of `zh.po?words=member` with the texts that this group's pages need, compiled.
 * @throws where a text cannot be compiled; `npm run check` finds one that is missing
 */
export const loadWords = (config: ReturnType<typeof getConfig>): Plugin => {
  let needs: ReturnType<typeof wordGroups> = () => []
  /** Texts by language: a file of four thousand is read once, not for every group. */
  const read = new Map<string, ReturnType<Catalog['read']>>()
  return {
    name: 'load-words',
    enforce: 'pre',
    buildStart() {
      needs = wordGroups(`${config.rootDir}/web`)
      read.clear()
    },
    async load(id) {
      const [, locale, group] = WANTED.exec(id) ?? []
      if (!locale || !group) return
      const [catalog] = await getCatalogs(config)
      if (!catalog) throw new Error('lingui.config.ts names no catalogue')
      const reading = read.get(locale) ?? catalog.read(locale)
      read.set(locale, reading)
      const texts = Object.entries((await reading) ?? {}).filter(([, { origin = [] }]) =>
        origin.some(
          ([file]) =>
            !file.startsWith('api/') && needs(relative('web', file)).some(needing => needing === group),
        ),
      )
      const messages = Object.fromEntries(
        texts.map(([text, { translation, message }]) => [text, translation || message || '']),
      )
      const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'es' })
      if (errors.length > 0) throw new Error(`${id}: ${errors.map(({ error }) => error.message).join('; ')}`)
      return { code: source, moduleType: 'js' }
    },
  }
}
