import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { askedOf } from '../../../client/following.ts'

/** The settings that members may know. */
export const settingsQuery = queryOptions({
  queryKey: ['user-settings'],
  queryFn: async () => (await call('catalogue.publicSettings', { isPublic: true })).data,
  staleTime: 300_000,
  meta: askedOf('catalogue.publicSettings'),
})
