import { queryOptions } from '@tanstack/react-query'
import { callForAll } from '../../../client/call.ts'

/** Every read model as it stands. */
export const readModelsQuery = queryOptions({
  queryKey: ['operations', 'read-models'],
  queryFn: () => callForAll('operations.readModels'),
  refetchInterval: 2_000,
})

/** What operators have done lately. */
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
