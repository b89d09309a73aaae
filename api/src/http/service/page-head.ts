import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FALLBACK, isLanguage, type Language, languageOfCountry } from '@strongroom/shared/languages'
import { filesOfPage, pageFilesPath } from '@strongroom/shared/page-files'
import * as v from 'valibot'

/** As `web/scripts/page-files.ts` writes it. */
const PageFiles = v.object({
  files: v.array(v.string()),
  pages: v.record(v.string(), v.object({ files: v.array(v.number()), words: v.array(v.string()) })),
  words: v.record(v.string(), v.record(v.string(), v.string())),
})

const link = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** The language in a path, and the path without it. */
const splitPath = (path: string): { readonly language?: Language; readonly page: string } => {
  const [, first, ...rest] = path.replace(/\/$/, '').split('/')
  return isLanguage(first)
    ? { language: first, page: `/${rest.join('/')}` }
    : { page: path.replace(/(.)\/$/, '$1') }
}

/**
 * Reads which files each page of the built client loads after the first script.
 * @param directory folder of the build; without `page-files.json` no page has links
 * @returns for the path of a page and the visitor's country, what its head has besides: links that let a browser load those
 *   files beside the first script, of which it would learn one after the other, and the country's language where the path
 *   has none, in which a visitor begins who has not chosen one
 */
export const readPageHead = async (directory: string): Promise<(path: string, country: string) => string> => {
  const text = await readFile(join(directory, pageFilesPath), 'utf8').catch(() => undefined)
  const found = text === undefined ? undefined : v.parse(PageFiles, JSON.parse(text))
  return (path, country) => {
    const { language, page } = splitPath(path)
    const guessed = languageOfCountry(country)
    const links = found
      ? filesOfPage(found, page, language ?? guessed)
          .map(link)
          .join('')
      : ''
    const isSaid = language === undefined && guessed !== FALLBACK
    return isSaid ? `<meta name="language" content="${guessed}">${links}` : links
  }
}
