import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForOne } from '../../../client/call.ts'

/** Every read model as it stands. */
export const readModelsQuery = queryOptions({
  queryKey: ['operations', 'read-models'],
  queryFn: () => callForAll('operations.readModels'),
  refetchInterval: 2_000,
})

/** The latest acts of operators. */
export const actsQuery = queryOptions({
  queryKey: ['operations', 'acts'],
  queryFn: () => callForAll('operations.acts'),
  refetchInterval: 10_000,
})

/** Streams that wait in a read model, with their events. */
export const parkedQuery = queryOptions({
  queryKey: ['operations', 'parked'],
  queryFn: () => callForAll('operations.parked'),
  refetchInterval: 10_000,
})

/** Work that could not be done so far. */
export const reactionsQuery = queryOptions({
  queryKey: ['operations', 'reactions'],
  queryFn: () => callForAll('operations.reactions'),
  refetchInterval: 10_000,
})

/** How far read models were behind lately, by name. */
export const lagQuery = queryOptions({
  queryKey: ['operations', 'lag'],
  queryFn: async () => {
    const records = await callForAll('operations.lag')
    return new Map(records.map(each => [each.projection, each]))
  },
  refetchInterval: 10_000,
})

/** Queues of jobs, and the last run of each. */
export const workQuery = queryOptions({
  queryKey: ['operations', 'work'],
  queryFn: () => callForOne('operations.work'),
  refetchInterval: 5_000,
})

/** Mail and messages on their way. */
export const outboxesQuery = queryOptions({
  queryKey: ['operations', 'outboxes'],
  queryFn: () => callForOne('operations.outboxes'),
  refetchInterval: 10_000,
})

/** Processes, versions, the log's growth, its seal. */
export const platformQuery = queryOptions({
  queryKey: ['operations', 'platform'],
  queryFn: () => callForOne('operations.platform'),
  refetchInterval: 10_000,
})
