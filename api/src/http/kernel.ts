import type { wire } from '@strongroom/shared'
import type { Bound, Keyed } from '../vault/bound.ts'
import type * as idempotencyKeys from '../vault/idempotency-keys.ts'
import type { RateLimits } from '../vault/rate-limits.ts'
import type { Replays } from '../vault/replays.ts'
import type { Sessions } from '../vault/sessions.ts'
import type { BeginExport } from './begin-export.ts'
import type { HeaderOf } from './headers.ts'
import type { Lag } from './lag.ts'
import type { Load } from './overload/load.ts'
import type { Positions } from './positions.ts'

/** The kernel's dependencies for carrying out any call. */
export type Kernel = {
  readonly sessions: Sessions
  readonly replays: Replays
  readonly rateLimits: RateLimits
  readonly idempotencyKeys: Bound<typeof idempotencyKeys, Keyed>
  readonly positions: Positions
  readonly lag: Lag
  /** A member's role and whether the account is enabled, as the log has them now. */
  readonly standingOf: (uid: string) => Promise<{ readonly role: wire.Role; readonly enabled: boolean }>
  readonly now: () => Date
  /** Keeps a list of very many rows to be made as a file by the workers. */
  readonly beginExport: BeginExport
  readonly trustedProxies: number
  readonly load: Load
  /** Tells operators of an unexpected error. */
  readonly broken: (error: unknown, about: { requestId: string; route: string }) => void
  /** Milliseconds within which a call is answered, whatever it waits for. */
  readonly callMs: number
  /** Tests: an answer that is not what its call declares is an error. */
  readonly checkAnswers?: boolean
}

/** A request that has found its call. `env` is what the HTTP server knows of the connection. */
export type Incoming = {
  /** The request, for its body. */
  readonly request: () => Request
  readonly env: unknown
  readonly header: HeaderOf
  readonly params: Readonly<Record<string, string>>
}
