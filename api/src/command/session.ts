import type { wire } from '@strongroom/shared'

/** The caller. `role` is read from the log for calls that administrators may make; it is `member` for the others. */
export type Session = {
  readonly id: string
  readonly uid: string
  readonly email: string
  readonly role: wire.Role
  readonly admin: boolean
  /** The call was signed by three path segments, as the specified client does; ours signs by headers. */
  readonly bySegments?: boolean
}
