import { join } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const web = join(import.meta.dirname, '../web')

/** Where Lingui looks for texts, in which languages, and where their one catalogue stands. */
export const config = getConfig({ cwd: web, configPath: join(web, 'lingui.config.ts') })

/** The texts of a language, by id, with the files that say them. */
export type Texts = Readonly<
  Record<
    string,
    {
      readonly message?: string
      readonly translation?: string
      readonly origin?: readonly (readonly [string, ...unknown[]])[]
    }
  >
>

/** The one catalogue of client and server. @throws where the configuration names none, or several */
export const theCatalogue = async (): Promise<Awaited<ReturnType<typeof getCatalogs>>[number]> => {
  const [catalogue, ...others] = await getCatalogs(config)
  if (!catalogue || others.length > 0) throw new Error('web/lingui.config.ts names one catalogue')
  return catalogue
}

/** The file of the server's texts in a language: Node reads it as it is. */
export const serverFile = (locale: string): string =>
  join(import.meta.dirname, '../api/src/locales', `${locale}.ts`)

/** The texts that the server says, compiled. */
export const compiledForServer = (locale: string, texts: Texts): string => {
  const said = Object.entries(texts).filter(([, { origin = [] }]) =>
    origin.some(([file]) => /^(api|shared)\//.test(file)),
  )
  const messages = Object.fromEntries(
    said.map(([id, { translation, message }]) => [id, translation || message || '']),
  )
  return createCompiledCatalog(locale, messages, { strict: true, namespace: 'ts' }).source
}
