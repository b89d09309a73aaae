import { parseArgs } from 'node:util'
import { openUsableLog } from '@strongroom/api/process'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { type Copied, copyLog } from '@strongroom/ledger/eventlog/verify'
import { counted } from './counted.ts'
import { type Command, Misuse, type Platform } from './platform.ts'
import { progressLine } from './progress.ts'
import { differenceWords } from './proof-lines.ts'

/** Moves a platform: from the embedded log to EventStoreDB, or back. Interrupted, it goes on where it stopped. */
export const logCopy: Command = {
  usage: 'log copy <options>',
  about: 'copy a log with its proof; interrupted, it goes on where it stopped',
  options: {
    '--from LOG': 'the log that is read: `embedded`, postgresql://… or esdb://…',
    '--to LOG': 'the log that is filled, likewise',
  },
  examples: ['log copy --from embedded --to esdb://localhost:2113?tls=false'],
  run: async (platform, args) => {
    const { from, to } = readArgs(args)
    const source = await open(platform, '--from', from)
    const target = await open(platform, '--to', to).catch(async error => {
      await source.close()
      throw error
    })
    const show = progressLine()
    try {
      const copied = await copyLog({
        from: source,
        to: target,
        onProgress: events => show(`${counted(events, 'event')} copied`),
      })
      show(`${counted(copied.to.events, 'event')}, ${counted(copied.to.streams, 'stream')}`, { last: true })
      console.log(verdictOn(copied))
      return copied.equal ? 0 : 1
    } finally {
      await Promise.all([source.close(), target.close()])
    }
  },
}

/** The seal holds each event by its place in the log, which is another one in another store. */
const afterwards =
  'Before the platform runs on the copy: `npm run strongroom -- log seal`, with the addresses set as it will have them. Until then nothing is signed, ' +
  'and the proof says that the log is not as it was sealed. Read models are made anew by the workers; `status` says which.'

const verdictOn = ({ equal, reordered, to }: Copied): string => {
  if (equal) return `Both logs are equal: ${to.digest}\n${afterwards}`
  const [hidden] = to.hidden
  if (hidden) return `${hidden.stream} of the copy ${differenceWords[hidden.by]}`
  return reordered
    ? 'The logs hold the same events in another order, in which they are not as they were sealed: copy into an empty log'
    : 'The logs differ'
}

const readArgs = (args: readonly string[]): { from: string; to: string } => {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, to: { type: 'string' } },
  })
  const { from, to } = values
  if (!from || !to) throw new Misuse('Say from where and to where: log copy --from embedded --to esdb://…')
  if (from === to) throw new Misuse('From and to are the same log')
  return { from, to }
}

/** A log in PostgreSQL is prepared as it is opened, so one that cannot be reached is known at once. */
const openPostgres = (option: Option, place: string) => {
  const url = URL.parse(place)
  if (!url)
    throw new Misuse(`${option} is not an address: write each @ / : # of its password as %40 %2F %3A %23`)
  return openLog({ databaseUrl: place }).catch((error: Error & { code?: string }) => {
    const shown = `${url.protocol}//${url.host}${url.pathname}`
    throw new Misuse(`The log at ${shown} cannot be opened: ${error.message || error.code}`)
  })
}

/** Its client's errors have the whole address on them, with the password. */
const openEventStore = ({ config: { databaseUrl } }: Platform, option: Option, place: string) =>
  openUsableLog({ eventstoreUrl: place, variable: option }, () =>
    openLog({ databaseUrl, eventstoreUrl: place }),
  ).catch((error: Error) => {
    throw new Misuse(error.message)
  })

type Option = '--from' | '--to'

const open = async (platform: Platform, option: Option, place: string): Promise<Log> => {
  if (place === 'embedded') return openLog({ databaseUrl: platform.config.databaseUrl })
  if (/^postgres(ql)?:/.test(place)) return openPostgres(option, place)
  if (/^(esdb|kurrentdb)(\+discover)?:/.test(place)) return openEventStore(platform, option, place)
  throw new Misuse('A log is `embedded`, postgresql://… or esdb://…')
}
