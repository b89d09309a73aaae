import { isSound, latestProof } from '@strongroom/projections/proof'
import { listFailing } from '@strongroom/projections/reactions'
import type { ProjectionStatus } from '@strongroom/projections/runner'
import { sealStanding } from '@strongroom/projections/seal'
import { counted } from './counted.ts'
import { parkedLine } from './parked-line.ts'
import type { Command } from './platform.ts'
import { proofLines } from './proof-lines.ts'
import { sealLines } from './seal-lines.ts'

/** The progress of every read model, and the streams that wait for an operator. */
export const status: Command = {
  usage: 'status',
  about:
    'how far every read model has come, whether the books are sound, what waits for an operator; 1 when anything does',
  run: async ({ log, pool, views }) => {
    const [all, parked, failing] = [await views.status(), await views.parked(), await listFailing(pool)]
    const proof = await latestProof(pool)
    const width = Math.max(...all.map(({ projection }) => projection.length))
    console.log(`${'log'.padEnd(width)} ${(await log.head()) ?? 'empty'}`)
    for (const each of all)
      console.log(`${each.projection.padEnd(width)} ${each.position || '-'} ${standing(each).join(', ')}`)
    for (const stream of parked) console.log(parkedLine(stream))
    for (const { reaction, stream, revision, tries, error } of failing)
      console.log(
        `${reaction.padEnd(width)} ${stream} revision ${revision}: tried ${counted(tries, 'time')}, ${error}`,
      )
    const seal = await sealStanding(pool)
    for (const line of [...proofLines(proof), ...sealLines(seal)]) console.log(line)
    const isWell = ({ parkedStreams, lost, rebuilt, stale }: ProjectionStatus) =>
      parkedStreams === 0 && !lost && !(rebuilt && stale)
    const isSealed = !seal?.fault
    return all.every(isWell) && failing.length === 0 && (!proof || isSound(proof)) && isSealed ? 0 : 1
  },
}

const standing = (each: ProjectionStatus): readonly string[] => [
  each.caughtUp ? 'caught up' : each.lost ? 'not in this log' : `behind for ${seconds(each.behindMs)}`,
  ...(each.parkedStreams > 0 ? [`${counted(each.parkedStreams, 'stream')} parked: retry or skip`] : []),
  ...(each.newer ? ['made by a newer version'] : each.stale ? ['rebuild due'] : []),
  ...(each.rebuilt ? ['rebuilt: cut-over or discard'] : each.rebuilding ? ['being rebuilt'] : []),
]

const seconds = (ms: number) => `${Math.ceil(ms / 1000)} s`
