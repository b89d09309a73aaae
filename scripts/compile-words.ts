import { writeFileSync } from 'node:fs'
import { compiledForServer, config, serverFile, theCatalogue } from './words.ts'

// The second half of `npm run words`: after `lingui extract` has brought the catalogue up to date, the server's texts are compiled from it.
const catalogue = await theCatalogue()
for (const locale of config.locales)
  writeFileSync(serverFile(locale), compiledForServer(locale, (await catalogue.read(locale)) ?? {}))
