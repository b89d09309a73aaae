/** Where the build puts the list of files, seen from the client's address. */
export const pageFilesPath = '/page-files.json'

/**
 * Files of the built client that each page loads after the first script, as the build writes them into `page-files.json` for
 * the server and for the client itself. Names are relative to the build, like `assets/swap-DcOc3mYX.js`.
 */
export type PageFiles = {
  readonly files: readonly string[]
  /** By the address of a page, where `$id` stands for any one part. A number is a place in `files`. */
  readonly pages: Readonly<Record<string, PageOfFiles>>
  /** Scripts with texts, by language and group. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
}
/** One page: places of its files, and the groups of texts that it shows. */
type PageOfFiles = { readonly files: readonly number[]; readonly words: readonly string[] }

/** The page at a path: one written out goes before one with `$id`, as the router has it. */
const pageAt = (path: string, pages: PageFiles['pages']): PageOfFiles | undefined => {
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
 * Finds the files of a page.
 * @param found contents of `page-files.json`
 * @param path address of the page without a language, like `/quickpay/requests/7`
 * @param language its texts come first; none come in a language that there is not
 * @returns names of the files; none for a path without a page
 */
export const filesOfPage = (
  { files, pages, words }: PageFiles,
  path: string,
  language: string,
): readonly string[] => {
  const page = pageAt(path, pages)
  if (!page) return []
  const texts = page.words.map(group => words[language]?.[group])
  return [...texts, ...page.files.map(place => files[place])].filter(file => file !== undefined)
}
