import { keysOf } from '@strongroom/shared'
import { REFERENCE, type ReferenceName } from './kinds.ts'

/** Address of a kind of reference data. The specification keeps VIP levels among the system's settings. */
export const placeOf = (name: ReferenceName) =>
  name === 'viplevels' ? '/admin/sysconfigs/viplevel' : (`/admin/${name}` as const)

/** The places of all kinds. */
export const REFERENCE_PLACES: readonly string[] = keysOf(REFERENCE).map(placeOf)
