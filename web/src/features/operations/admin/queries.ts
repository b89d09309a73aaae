import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForAll } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'
import type { LagMinutes } from './lag-range.tsx'

/** Every read model as it stands. */
export const readModelsQuery = queryOf('operations.readModels', undefined, { refetchInterval: 2_000 })

/** The latest acts of operators. */
export const actsQuery = queryOf('operations.acts', undefined, { refetchInterval: 10_000 })

/** Streams that wait in a read model, with their events. */
export const parkedQuery = queryOf('operations.parked', undefined, { refetchInterval: 10_000 })

/** Work that could not be done so far. */
export const reactionsQuery = queryOf('operations.reactions', undefined, { refetchInterval: 10_000 })

/** How far read models were behind lately, by name. */
export const lagQuery = (minutes: LagMinutes) =>
  queryOptions({
    queryKey: ['operations', 'lag', minutes],
    queryFn: async () => {
      const records = await callForAll('operations.lag', { filter: { minutes } })
      return new Map(records.map(each => [each.projection, each]))
    },
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
    meta: askedOf('operations.lag'),
  })

/** Queues of jobs, and the last run of each. */
export const workQuery = oneQueryOf('operations.work', undefined, { refetchInterval: 5_000 })

/** Mail and messages on their way. */
export const outboxesQuery = oneQueryOf('operations.outboxes', undefined, { refetchInterval: 10_000 })

/** Processes, versions, the log's growth, its seal. */
export const platformQuery = oneQueryOf('operations.platform', undefined, { refetchInterval: 10_000 })
