import { readFileSync } from 'node:fs'
import { missingTerms } from './terms.ts'
import { compiledForServer, config, serverFile, type Texts, theCatalogue } from './words.ts'

// Part of `npm run check`: every text has words in every language, the catalogue holds no words that no code uses, every
// translation has the words of its terms, and the texts compiled for Node are up to date.

const complaints: string[] = []
const complain = (locale: string, what: string, text: string) =>
  complaints.push(`${locale}: ${what} "${text}"`)

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
  const file = serverFile(locale)
  if (readFileSync(file, 'utf8') !== compiledForServer(locale, words))
    complain(locale, 'is not compiled from the catalogue:', file)
}

const catalogue = await theCatalogue()
const said: Texts | undefined = await catalogue.collect()
if (!said || Object.keys(said).length === 0) throw new Error(`no text was found for ${catalogue.path}`)
for (const locale of config.locales) checkWords(locale, said, (await catalogue.read(locale)) ?? {})

for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0)
  console.error(
    '\nRun `npm run words`, fill what is empty in shared/src/locales, and run it again. Terms: scripts/terms.ts',
  )
else console.log(`${Object.keys(said).length} texts in ${config.locales.join(', ')}`)
process.exitCode = complaints.length > 0 ? 1 : 0
