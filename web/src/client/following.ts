/** Pause of a poll while the server tells of changes by itself, in milliseconds: should a message be lost, this finds it. */
const SAFETY_MS = 60_000

let following = false

/** Notes whether the server tells this page of changes. */
export const noteFollowing = (isFollowing: boolean): void => {
  following = isFollowing
}

/** Marks a query of what the log moves: it is asked again when the server tells of a change. */
export const FOLLOWED = { isFollowed: true } as const

/** The pause of a poll of what the log moves: as given, or long while the server tells of changes by itself. */
export const unlessFollowing = (everyMs: number) => (): number =>
  following ? Math.max(everyMs, SAFETY_MS) : everyMs

/** Options of a query of what the log moves: told of changes where that can be, else polled. */
export const followedOr = (everyMs: number) => ({ refetchInterval: unlessFollowing(everyMs), meta: FOLLOWED })
