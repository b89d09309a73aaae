import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { missingTerms } from './terms.ts'

type Texts = Readonly<Record<string, { readonly message?: string; readonly translation?: string }>>

// `npm run check` of a room with catalogues: every text has words in every language, no catalogue holds words that no code
// uses, every translation has the words of its terms, and the catalogues compiled for Node are up to date.
const room = process.cwd()
const config = getConfig({ cwd: room })

const complaints: string[] = []
const complain = (locale: string, what: string, text: string) =>
  complaints.push(`${locale}: ${what} "${text}"`)

const checkCompiled = (locale: string, words: Texts) => {
  const file = join(room, 'src/locales', `${locale}.ts`)
  if (!existsSync(file)) return
  const messages = Object.fromEntries(
    Object.entries(words).map(([id, { translation, message }]) => [id, translation || message || '']),
  )
  const { source } = createCompiledCatalog(locale, messages, { strict: true, namespace: 'ts' })
  if (readFileSync(file, 'utf8') !== source) complain(locale, 'is not compiled from its catalogue:', file)
}

const checkWords = (locale: string, said: Texts, words: Texts) => {
  for (const [id, { message = id }] of Object.entries(said)) {
    const isMissing = locale === config.sourceLocale ? !words[id] : !words[id]?.translation
    if (isMissing) complain(locale, 'missing', message)
    else
      for (const term of missingTerms(locale, message, words[id]?.translation ?? ''))
        complain(locale, `does not say ${term} in`, message)
  }
  for (const [id, { message }] of Object.entries(words))
    if (!said[id]) complain(locale, 'nothing says any more', message ?? id)
  checkCompiled(locale, words)
}

let texts = 0
for (const catalog of await getCatalogs(config)) {
  const said: Texts | undefined = await catalog.collect()
  if (!said || Object.keys(said).length === 0) throw new Error(`no text was found for ${catalog.path}`)
  for (const locale of config.locales) checkWords(locale, said, (await catalog.read(locale)) ?? {})
  texts += Object.keys(said).length
}

for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0)
  console.error(
    '\nRun `npm run words` in the room, fill what is empty in src/locales, and run it again. Terms: scripts/terms.ts',
  )
else console.log(`${texts} texts in ${config.locales.join(', ')}`)
process.exitCode = complaints.length > 0 ? 1 : 0
