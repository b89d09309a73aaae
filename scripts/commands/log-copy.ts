import { parseArgs } from 'node:util'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { copyLog } from '@strongroom/ledger/eventlog/verify'
import { type Command, Misuse, type Platform } from './platform.ts'
import { progressLine } from './progress.ts'

/** Moves house: from the embedded log to EventStoreDB, or back. Interrupted, it goes on where it stopped. */
export const logCopy: Command = {
  usage: 'log copy <options>',
  about: 'copy a log with its proof: --from and --to are `embedded`, postgresql://… or esdb://…',
  run: async (platform, args) => {
    const { from, to } = readArgs(args)
    const [source, target] = await Promise.all([open(platform, from), open(platform, to)])
    const show = progressLine()
    try {
      const copied = await copyLog({
        from: source,
        to: target,
        onProgress: events => show(`${events} events copied`),
      })
      show(`${copied.to.events} events, ${copied.to.streams} streams`, { last: true })
      console.log(copied.equal ? `Both logs are equal: ${copied.to.digest}` : 'The logs differ')
      return copied.equal ? 0 : 1
    } finally {
      await Promise.all([source.close(), target.close()])
    }
  },
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

const open = ({ config }: Platform, place: string) => {
  if (place === 'embedded') return openLog({ databaseUrl: config.databaseUrl })
  if (/^postgres(ql)?:/.test(place)) return openLog({ databaseUrl: place })
  if (/^(esdb|kurrentdb)(\+discover)?:/.test(place))
    return openLog({ databaseUrl: config.databaseUrl, eventstoreUrl: place })
  throw new Misuse('A log is `embedded`, postgresql://… or esdb://…')
}
