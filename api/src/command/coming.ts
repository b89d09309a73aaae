import type { wire } from '@strongroom/shared'

/** Days (UTC), both included. */
export type Days = { readonly from: string; readonly to: string }

/** Money that comes or goes on a day. `uid` is the other member's, where there is one. */
export type Coming = Omit<wire.UpcomingItem, 'uid' | 'username'> & { readonly uid?: string }
