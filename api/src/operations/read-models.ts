import { tableSizes } from '@strongroom/projections/operations'
import type { ProjectionStatus } from '@strongroom/projections/runner'
import { contract, type ReadModel, type wire } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import { implement } from '../http/call.ts'
import type { RebuildRow } from '../vault/rebuilds.ts'
import { comparisonRecord } from './comparison-record.ts'

type Names = (uid: string) => { readonly username: string }

const rebuildRecord = (row: RebuildRow, names: Names): wire.RebuildRecord => {
  const { id, status, asked_by, cut_over_when_equal, events, total, per_second, comparison, error } = row
  const left = Math.max(0, total - events)
  return {
    id,
    status,
    asked_by,
    cut_over_when_equal,
    events,
    total,
    per_second,
    error,
    asked_by_name: names(asked_by).username,
    asked_date: row.asked_at,
    finish_date: row.ended_at,
    eta_ms: per_second > 0 ? (left / per_second) * 1000 : null,
    comparison: comparison && comparisonRecord(comparison),
  }
}

const standing = (
  { projection, version, position, events, ...each }: ProjectionStatus,
  bytes: number,
  rebuild: wire.RebuildRecord | null,
): wire.ReadModelStanding => ({
  projection: projection as ReadModel,
  version,
  position,
  events,
  bytes,
  rebuild,
  behind_events: each.eventsBehind,
  behind_ms: each.behindMs,
  caught_up: each.caughtUp,
  moved_date: each.movedAt,
  parked_streams: each.parkedStreams,
  stale: each.stale,
  newer: each.newer,
  lost: each.lost,
  rebuilding: each.rebuilding,
  waits: each.rebuilt,
  can_roll_back: each.canRollBack,
})

/** Every read model: how far it has come, how large it is, and how its last rebuild stands. */
export const readModels = implement(contract.operations.readModels, {
  handler: async (_, { db, views, rebuilds, members }) => {
    const [all, sizes, latest] = await Promise.all([views.status(), tableSizes(db), rebuilds.latest()])
    const names = await members.namesOf(latest.map(({ asked_by }) => asked_by))
    return rows(
      all.map(each => {
        const row = latest.find(({ projection }) => projection === each.projection)
        return standing(each, sizes.get(each.projection) ?? 0, row ? rebuildRecord(row, names) : null)
      }),
    )
  },
})
