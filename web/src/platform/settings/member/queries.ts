import { queryOf } from '../../../client/query-of.ts'

/** The settings that members may know. */
export const settingsQuery = queryOf('catalogue.publicSettings', { isPublic: true }, { staleTime: 300_000 })
