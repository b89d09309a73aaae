import { parseArgs } from 'node:util'
import { counterfactualCsv, counterfactualTerms, readCounterfactual } from '@strongroom/api'
import { countEvents, type ReplayedCounterfactual, replayCounterfactual } from '@strongroom/projections/audit'
import { counted } from './counted.ts'
import { type Command, Misuse, type Platform } from './platform.ts'
import { bar, progressLine } from './progress.ts'

/** Decides the commands of some days again under other terms, straight from the log, and writes nothing. */
export const counterfactual: Command = {
  usage: 'counterfactual <options>',
  about: 'decide commands again under other terms, and say what would have differed; writes nothing',
  options: {
    '--set TERM=VALUE': 'a term that differs, as in withdrawFee=6; again for each',
    '--from DAY': 'from the beginning of this day in UTC, as in 2026-11-01; without it, from the first event',
    '--to DAY': 'to the end of this day; without it, to the last event',
    '--json': 'one JSON object instead of lines',
    '--csv': 'the lines as CSV',
  },
  examples: ['counterfactual --set withdrawFee=6 --from 2026-03-01 --to 2026-03-31'],
  run: async (platform, args) => {
    const { isJson, isCsv, ...asked } = readArgs(args)
    const report = await replayed(platform, asked, isJson || isCsv)
    if (isJson) console.log(JSON.stringify(report))
    else if (isCsv) process.stdout.write(counterfactualCsv(report).join(''))
    else for (const line of linesOf(report)) console.log(line)
    return 0
  },
}

type Asked = Parameters<typeof replayCounterfactual>[0]['asked']

const replayed = async ({ log, pool }: Platform, asked: Asked, isSilent: boolean) => {
  const total = await countEvents(pool)
  const show = isSilent ? () => {} : progressLine()
  const onProgress = async (events: number) =>
    show(`${bar(events / (total || 1))} ${counted(events, 'event')}`)
  const report = await replayCounterfactual({ log, asked, onProgress })
  show(`${counted(report.decided, 'command')} decided again`, { last: true })
  return report
}

/** Lines of the differences; amounts as in the books, as they were and as they would have been. */
const linesOf = (report: ReplayedCounterfactual): readonly string[] => [
  report.first === null
    ? 'There is no event of a wallet on these days'
    : `Events ${report.first} to ${report.last}: ${report.differ} of ${counted(report.decided, 'command')} with another outcome, ${report.refused} of them refused`,
  ...report.accounts
    .filter(({ was, would }) => was !== would)
    .map(({ account, currency, was, would }) => `  ${account} ${currency}: ${was}, would be ${would}`),
  ...report.members.map(
    ({ uid, currency, fees, balance }) =>
      `  member ${uid} ${currency}: balance ${balance.was}, would be ${balance.would}; fees ${fees.was}, would be ${fees.would}`,
  ),
  ...report.refusals.map(
    ({ event, type, uid, refusal }) =>
      `  refused: ${type} of member ${uid}, ${refusal?.kind ?? 'as its cause would have been'} (event ${event})`,
  ),
  ...Object.entries(report.asHappened).map(
    ([type, count]) => `  taken as it happened, for it cannot be decided again: ${count} × ${type}`,
  ),
  ...(report.belowZero > 0 ? [`  balances that would have been below zero: ${report.belowZero}`] : []),
]

const readArgs = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      set: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  })
  const { set = [], from, to, json: isJson = false, csv: isCsv = false } = values
  const terms = Object.fromEntries(set.map(termIn))
  const read = readCounterfactual({ terms, ...(from && { from }), ...(to && { to }) })
  if ('fault' in read)
    throw new Misuse(`${read.fault}. Terms: ${counterfactualTerms.join(', ')}, as in --set withdrawFee=6`)
  return { ...read.body, isJson, isCsv }
}

/** The level is a count; everything else is a decimal and stays text. */
const termIn = (given: string): readonly [string, string | number] => {
  const [name = '', value = ''] = given.split('=')
  return [name, name === 'swapLevel' && /^\d+$/.test(value) ? Number(value) : value]
}
