import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import {
  beginningOf,
  endOf,
  type JournalFormat,
  journalFormats,
  journalText,
} from '@strongroom/projections/finance'
import { type Command, Misuse, type Platform } from './platform.ts'

/** Writes the books of a range as a journal, straight from the log, to the terminal or into a file. */
export const journalExport: Command = {
  usage: 'journal export <options>',
  about: 'write the books as a journal for other programs',
  options: {
    '--format NAME': 'hledger (without it), beancount, csv or ndjson',
    '--from MOMENT': 'a day or a moment in UTC; without it, from the first event',
    '--to MOMENT': 'likewise; without it, to the last event',
    '--opening': 'begins with the balances before the first entry',
    '--output FILE': 'a file instead of the terminal',
  },
  examples: ['journal export --from 2026-10-01 --to 2026-10-31 --opening --output october.journal'],
  run: async (platform, args) => {
    const { output, ...asked } = readArgs(args)
    const commodities = await commoditiesOf(platform)
    const target: Writable = output ? createWriteStream(output) : process.stdout
    let characters = 0
    for await (const part of journalText({ log: platform.log, commodities, ...asked })) {
      characters += part.length
      if (!target.write(part)) await once(target, 'drain')
    }
    if (output) {
      target.end()
      await once(target, 'close')
      console.log(`${characters} characters are in ${output}`)
    }
    return 0
  },
}

const readArgs = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      format: { type: 'string', default: 'hledger' },
      output: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      opening: { type: 'boolean' },
    },
  })
  const { format, from, to, opening = false, output } = values
  if (!Object.hasOwn(journalFormats, format))
    throw new Misuse(`A journal is written as ${Object.keys(journalFormats).join(', ')}`)
  for (const [name, given] of Object.entries({ from, to }))
    if (given !== undefined && !isMoment(given))
      throw new Misuse(`--${name} is a day or a moment in UTC: 2026-11-01, 2026-11-01T12:00:00Z`)
  return {
    format: format as JournalFormat,
    from: beginningOf(from),
    to: endOf(to),
    opening,
    output,
  }
}

const isMoment = (given: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/.test(given) && !Number.isNaN(Date.parse(given))

const commoditiesOf = async ({ log }: Platform) => {
  const catalogue = await openCatalogue(log)
  const commodities = catalogue.list('currency').map(({ id, scale }) => ({ code: id, scale }))
  await catalogue.close()
  return commodities
}
