import { parseArgs } from 'node:util'
import {
  type Build,
  buildOf,
  type ProcessState,
  type RunningProcess,
  readProcesses,
  withStates,
} from '@strongroom/api'
import { type HouseEntry, openCatalogue, stillMissing } from '@strongroom/ledger/catalogue'
import { type Books, readBooks } from '@strongroom/projections/proof'
import { listFailing } from '@strongroom/projections/reactions'
import type { ProjectionStatus } from '@strongroom/projections/runner'
import { counted } from './counted.ts'
import { parkedLine } from './parked-line.ts'
import type { Command, Platform } from './platform.ts'
import { processLine } from './process-line.ts'
import { proofLines } from './proof-lines.ts'
import { sealLines } from './seal-lines.ts'

/** The progress of every read model, whether the books are sound, and all that waits for an operator. */
export const status: Command = {
  usage: 'status',
  about:
    'how far every read model has come, whether the books are sound, which processes run, what waits for an operator; 1 when anything does',
  options: {
    '--json': 'one JSON object instead of lines',
  },
  run: async (platform, args) => {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
    const found = await look(platform)
    if (values.json) console.log(JSON.stringify(found, null, 2))
    else for (const line of linesOf(found)) console.log(line)
    return found.well ? 0 : 1
  },
}

/** Everything that `status` knows, as `--json` writes it. */
type Found = {
  /** Nothing waits for an operator, and the books are sound. */
  readonly well: boolean
  /** Of the program that is asked, with the git commit where that is known. */
  readonly build: Build
  /** Those that said within the last hour that they run. */
  readonly processes: readonly (RunningProcess & { readonly state: ProcessState })[]
  /** The position of the last event; null in an empty log. */
  readonly log: string | null
  readonly readModels: readonly ProjectionStatus[]
  readonly parked: Awaited<ReturnType<Platform['views']['parked']>>
  readonly reactions: Awaited<ReturnType<typeof listFailing>>
  /** Entries that members need and administrators have still to make; it is no fault of the platform that they miss. */
  readonly missing: readonly HouseEntry[]
  readonly books: Omit<Books, 'proof' | 'seal'> & {
    readonly proof: Books['proof'] | null
    readonly seal: Books['seal'] | null
  }
}

const look = async ({ config, log, pool, views }: Platform): Promise<Found> => {
  const [readModels, parked, reactions] = [
    await views.status(),
    await views.parked(),
    await listFailing(pool),
  ]
  const books = await readBooks(pool)
  const catalogue = await openCatalogue(log)
  const missing = stillMissing(catalogue)
  await catalogue.close()
  return {
    well: readModels.every(isWell) && reactions.length === 0 && books.sound,
    build: buildOf(config),
    processes: withStates(await readProcesses(pool)),
    log: (await log.head()) ?? null,
    readModels,
    parked,
    reactions,
    missing,
    books: { ...books, proof: books.proof ?? null, seal: books.seal ?? null },
  }
}

const isWell = ({ parkedStreams, lost, rebuilt, stale }: ProjectionStatus): boolean =>
  parkedStreams === 0 && !lost && !(rebuilt && stale)

const linesOf = ({
  build,
  processes,
  log,
  readModels,
  parked,
  reactions,
  missing,
  books,
}: Found): readonly string[] => {
  const width = Math.max(...readModels.map(({ projection }) => projection.length))
  return [
    `${'version'.padEnd(width)} ${build.version}${build.commit ? `, commit ${build.commit}` : ''}`,
    ...processes.map(each => `${each.kind.padEnd(width)} ${processLine(each, seconds)}`),
    `${'log'.padEnd(width)} ${log ?? 'empty'}`,
    ...readModels.map(
      each => `${each.projection.padEnd(width)} ${each.position || '-'} ${standing(each).join(', ')}`,
    ),
    ...parked.map(parkedLine),
    ...reactions.map(
      ({ reaction, stream, revision, tries, error }) =>
        `${reaction.padEnd(width)} ${stream} revision ${revision}: tried ${counted(tries, 'time')}, ${error}`,
    ),
    ...proofLines(books.proof ?? undefined),
    ...sealLines(books.seal ?? undefined),
    ...missing.map(entry => `still to be entered: ${MISSING[entry]}`),
  ]
}

const MISSING: Readonly<Record<HouseEntry, string>> = {
  'house-bank': 'a bank account of the house (/admin/sysbanks); until then no deposit by bank is offered',
  'fps-account': 'the FPS identifier of the house (/admin/fps/config); until then FPS is not offered',
  'customer-service': 'the e-mail address of customer service (/admin/sysconfigs/contact)',
}

const standing = (each: ProjectionStatus): readonly string[] => [
  each.caughtUp ? 'caught up' : each.lost ? 'not in this log' : `behind for ${seconds(each.behindMs)}`,
  ...(each.parkedStreams > 0 ? [`${counted(each.parkedStreams, 'stream')} parked: retry or skip`] : []),
  ...(each.newer ? ['made by a newer version'] : each.stale ? ['rebuild due'] : []),
  ...(each.rebuilt ? ['rebuilt: cut-over or discard'] : each.rebuilding ? ['being rebuilt'] : []),
]

const seconds = (ms: number) => `${Math.ceil(ms / 1000)} s`
