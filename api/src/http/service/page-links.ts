import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** As `web/scripts/page-files.ts` writes it. */
const PageFiles = v.object({
  files: v.array(v.string()),
  pages: v.record(v.string(), v.object({ files: v.array(v.number()), words: v.array(v.string()) })),
  words: v.record(v.string(), v.record(v.string(), v.string())),
})
type PageFiles = v.InferOutput<typeof PageFiles>

/** The language of a path without a prefix: the server does not know which one the browser keeps. */
const FALLBACK = 'en'

const link = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** The page at a path: one written out goes before one with `$id`, as the router has it. */
const pageAt = (path: string, pages: PageFiles['pages']) => {
  const parts = path.split('/')
  const fits = (page: string): boolean => {
    const wanted = page.split('/')
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
    )
  }
  return pages[path] ?? Object.entries(pages).find(([page]) => page.includes('$') && fits(page))?.[1]
}

/**
 * Reads which files each page of the built client loads after the first script.
 * @param directory folder of the build; without `page-files.json` no page has links
 * @returns for the path of a page, links for its head that let a browser load those files beside the first script:
 *   without them it learns of each only from the one before. Empty for a path without a page
 */
export const readPageLinks = async (directory: string): Promise<(path: string) => string> => {
  const text = await readFile(join(directory, 'page-files.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return () => ''
  const { files, pages, words } = v.parse(PageFiles, JSON.parse(text))
  return path => {
    const [, first = '', ...rest] = path.replace(/\/$/, '').split('/')
    const language = Object.hasOwn(words, first) ? first : FALLBACK
    const page = pageAt(`/${(language === first ? rest : [first, ...rest]).join('/')}`, pages)
    if (!page) return ''
    const texts = page.words.map(group => words[language]?.[group])
    return [...texts, ...page.files.map(place => files[place])]
      .filter(file => file !== undefined)
      .map(link)
      .join('')
  }
}
