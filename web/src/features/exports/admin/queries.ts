import type { wire } from '@strongroom/shared'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { queryOf } from '../../../client/query-of.ts'

const POLL_MS = 2_000

/** Whether one of them waits or is being made. */
export const isUnderWay = (files: readonly wire.ExportRecord[] = []): boolean =>
  files.some(({ status }) => status === 0)

/** The administrator's exports, the newest first; asked for again while one is under way. */
export const exportsQuery = queryOf('exports.list', undefined, {
  refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  // The list is opened right after one was begun elsewhere.
  staleTime: 0,
})

/** Removes an export, or stops the making of it. */
export const removeExport = (id: string, attempt: string) =>
  call('exports.remove', { params: { id }, attempt })

/** The administrator's scheduled exports. */
export const schedulesQuery = queryOf('exports.schedules', undefined, {
  refetchInterval: ({ state }) =>
    isUnderWay(state.data?.flatMap(({ last }) => (last ? [last] : []))) ? POLL_MS : false,
  staleTime: 0,
})

/** Stops a scheduled export. */
export const stopSchedule = (body: Body<'exports.stopSchedule'>) => call('exports.stopSchedule', { body })
