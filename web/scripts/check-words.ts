import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

type Texts = Readonly<Record<string, { readonly message?: string; readonly translation?: string }>>

// `npm run check`: every text of the screens has words in every language, and no catalogue holds words that nothing says.
const config = getConfig({ cwd: `${import.meta.dirname}/..` })
const [catalog] = await getCatalogs(config)
const said: Texts | undefined = await catalog?.collect()
if (!catalog || !said || Object.keys(said).length === 0) throw new Error('no text was found on any screen')

const complaints: string[] = []
const complain = (locale: string, what: string, text: string) =>
  complaints.push(`${locale}: ${what} "${text}"`)

for (const locale of config.locales) {
  const words: Texts = (await catalog.read(locale)) ?? {}
  for (const [id, { message }] of Object.entries(said)) {
    const isMissing = locale === config.sourceLocale ? !words[id] : !words[id]?.translation
    if (isMissing) complain(locale, 'missing', message ?? id)
  }
  for (const [id, { message }] of Object.entries(words))
    if (!said[id]) complain(locale, 'nothing says any more', message ?? id)
}

for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0)
  console.error('\nRun `npm run words -w web`, then fill what is empty in web/src/locales.')
else console.log(`${Object.keys(said).length} texts in ${config.locales.join(', ')}`)
process.exitCode = complaints.length > 0 ? 1 : 0
