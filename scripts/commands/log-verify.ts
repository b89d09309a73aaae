import { parseArgs } from 'node:util'
import { openSnapshots } from '@strongroom/ledger/eventlog/log'
import {
  type Break,
  type Verified,
  type VerifiedSnapshots,
  verifyLog,
  verifySnapshots,
} from '@strongroom/ledger/eventlog/verify'
import { type SealFault, sealStanding, verifySeal } from '@strongroom/projections/seal'
import { counted } from './counted.ts'
import { sealKeysOf } from './log-seal.ts'
import type { Command, Platform } from './platform.ts'
import { progressLine } from './progress.ts'
import { differenceWords } from './proof-lines.ts'
import { faultLine } from './seal-lines.ts'

const mostReported = 20

const words: Readonly<Record<Break['why'], string>> = {
  revision: 'does not follow the revision before it',
  'previous-hash': 'does not carry the hash of the event before it',
  hash: 'its content is not what its hash was made of',
  'no-hash': 'carries no hash',
}

/**
 * Walks the whole log and recomputes every stream's chain of hashes. A chain whose end was cut off is still whole; the read
 * models, which have counted the events they were made from, miss those events. Then compares the log with its seal.
 */
export const logVerify: Command = {
  usage: 'log verify',
  about:
    'recompute the hash chain of every stream in the log, count its events, look for streams that another program has deleted or cut, fold what was taken of them, and hold all against the seal; 1 when anything differs',
  options: {
    '--json': 'one JSON object instead of lines',
  },
  run: async (platform, args) => {
    const { json } = readArgs(args)
    const found = await verify(platform, json ? () => {} : progressLine())
    if (json) console.log(JSON.stringify(found))
    else for (const line of linesOf(found)) console.log(line)
    return found.sound ? 0 : 1
  },
}

const readArgs = (args: readonly string[]): { readonly json: boolean } => {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
  return values
}

/** The findings, as `--json` writes them. */
type Found = Verified & {
  readonly sound: boolean
  /** Events that read models have seen and the log has not. */
  readonly missing: number
  readonly snapshots: VerifiedSnapshots
  /** Nothing in a database that is older than the seal. */
  readonly seal: { readonly events: number; readonly signed: number; readonly fault: SealFault | null } | null
}

const verify = async (platform: Platform, show: ReturnType<typeof progressLine>): Promise<Found> => {
  const { log, pool, views } = platform
  const seen = Math.max(...(await views.status()).map(each => each.events))
  const verified = await verifyLog(log, { onProgress: count => show(counted(count, 'event')) })
  show(`${counted(verified.events, 'event')}, ${counted(verified.streams, 'stream')}`, { last: true })
  const missing = Math.max(0, seen - verified.events)
  const snapshots = await verifySnapshots(log, await openSnapshots(pool))
  const seal = await verifySealed(platform, show)
  const wrong = [verified.breaks, verified.hidden, snapshots.wrong].flat()
  const sound = wrong.length === 0 && missing === 0 && !seal?.fault
  return { sound, ...verified, missing, snapshots, seal }
}

const verifySealed = async (
  platform: Platform,
  show: ReturnType<typeof progressLine>,
): Promise<Found['seal']> => {
  const { pool, log } = platform
  const standing = await sealStanding(pool)
  if (!standing) return null
  const { size, fault } = await verifySeal({
    pool,
    log,
    keys: sealKeysOf(platform),
    onProgress: events => show(`${counted(events, 'event')} held against the seal`),
  })
  return { events: size, signed: standing.publishedSize, fault }
}

const linesOf = ({ events, missing, breaks, hidden, snapshots, seal }: Found): readonly string[] => {
  const { compared, wrong } = snapshots
  return [
    ...breaks
      .slice(0, mostReported)
      .map(({ stream, revision, why }) => `  ${stream} revision ${revision}: ${words[why]}`),
    breaks.length === 0 ? 'Every chain is whole' : `Breaks in chains: ${breaks.length}`,
    ...hidden.slice(0, mostReported).map(({ stream, by }) => `  ${stream} ${differenceWords[by]}`),
    ...(hidden.length > 0 ? [`Streams that are not read whole any more: ${hidden.length}`] : []),
    ...(missing > 0
      ? [`Events there: ${events}; events that read models have seen: ${events + missing}`]
      : []),
    ...wrong
      .slice(0, mostReported)
      .map(stream => `  the snapshot of ${stream} is not what its events make: dropped`),
    wrong.length === 0
      ? `Snapshots held against their events: ${compared}, all of them right`
      : `Snapshots held against their events: ${compared}; wrong, and dropped: ${wrong.length}. Restart the API, which may have begun from them`,
    sealLine(seal),
  ]
}

const sealLine = (seal: Found['seal']): string => {
  if (!seal || (seal.events === 0 && !seal.fault)) return 'Nothing has been sealed yet'
  if (seal.fault) return `The log is not as it was sealed: ${faultLine(seal.fault)}`
  return `Sealed events: ${seal.events}, all as they were sealed; signed: ${seal.signed}`
}
