import type { Position } from '@strongroom/ledger/eventlog'
import type { wire } from '@strongroom/shared'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Askers } from '../vault/codes.ts'
import type { Limit } from '../vault/rate-limits.ts'
import type { ParamsOf, Path } from './paths.ts'
import type { UploadedFile } from './read-file.ts'
import type { Reply } from './replies.ts'

/** `anyone`: unsigned, or signed by headers; its handler finds a session in the second case only. */
export type Audience = 'public' | 'anyone' | 'user' | 'admin' | 'both'

/** Who asks. `role` is read from the log for calls that administrators may make; it is `member` for the others. */
export type Session = {
  readonly id: string
  readonly uid: string
  readonly email: string
  readonly role: wire.Role
  readonly admin: boolean
}

type Schema = GenericSchema<unknown, unknown>
type Read<S> = S extends Schema ? InferOutput<S> : undefined

/** A request that has passed every check its call declares. */
export type Ask<B, F, P extends string, A extends Audience> = {
  readonly body: Read<B>
  readonly filter: Read<F>
  readonly params: Readonly<Record<P, string>>
  /** The file of a call that takes one. */
  readonly file: UploadedFile | undefined
  readonly session: A extends 'public' ? undefined : A extends 'anyone' ? Session | undefined : Session
  /**
   * Derived from `Idempotency-Key` and the member, so that it is in the log itself; random without the header,
   * empty for a call that changes nothing.
   */
  readonly commandId: string
  /** Whether the client named the command itself, by an `Idempotency-Key`. */
  readonly keyed: boolean
  readonly requestId: string
  /** The client's network address. Personal: not for the log, nor log lines. */
  readonly address: string
  /** What asks, for codes that are bound to it. Personal, as the address is. */
  readonly askers: () => Askers
  /** Two letters, as a trusted proxy says; empty when nobody knows. */
  readonly country: string
  readonly now: Date
  /** Notes that the log has moved, for these members' next reads and for the answer's `Strongroom-Position`. */
  readonly moved: (position: Position | undefined, ...uids: readonly string[]) => void
}

/**
 * One /v1 call, declared. Routing in both signed forms, validation, authorisation, idempotency, rate limits, waiting
 * for read models and the OpenAPI document all follow from this.
 */
export type Call<
  P extends Path = Path,
  A extends Audience = Audience,
  B extends Schema | undefined = Schema | undefined,
  F extends Schema | undefined = Schema | undefined,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As the catalogue of calls writes it: `/topup/user/{id}/S`; `S` is the signature's place, `{json}` the filter. */
  readonly path: P
  readonly audience: A
  /** One sentence, for the reference page. */
  readonly summary: string
  /** What it changes in the log, or outside it. A changing call is refused when it is replayed. */
  readonly changes: boolean
  readonly answer: Schema
  readonly body?: B
  readonly filter?: F
  /** How large a JSON body may be, where the usual is not enough. */
  readonly maxBodyBytes?: number
  /** Takes one file, as multipart/form-data, in place of a JSON body. */
  readonly file?: { readonly maxBytes: number }
  /** Schemas of path parameters; an id unless said otherwise. */
  readonly params?: Partial<Readonly<Record<ParamsOf<P>, GenericSchema<unknown, string>>>>
  /** The path parameter that must be the member's own uid, unless an administrator asks. */
  readonly owner?: ParamsOf<P>
  /** Which administrators may; all of them unless said otherwise. */
  readonly roles?: readonly wire.Role[]
  /**
   * A member's key may be used for one request of this call only. For what is not told apart by the member's own stream:
   * it goes to another one, or to none.
   */
  readonly oneRequestPerKey?: boolean
  readonly limits?: (given: {
    readonly body: Read<B>
    readonly address: string
    readonly session: Session | undefined
  }) => readonly Limit[] | Promise<readonly Limit[]>
  /** Read models that the answer is made of: the call waits until they show what this member has done. */
  readonly reads?: readonly string[]
  /** A list of a member's that can be mailed to them: what its records are called. */
  readonly records?: wire.RecordKind
  readonly handler: (ask: Ask<B, F, ParamsOf<P>, A>) => Promise<Reply>
}

// biome-ignore lint/suspicious/noExplicitAny: a list holds calls of all shapes; each was checked when it was declared.
export type AnyCall = Call<any, any, any, any>

/** Declares a call. */
export const call = <
  const P extends Path,
  const A extends Audience,
  const B extends Schema | undefined = undefined,
  const F extends Schema | undefined = undefined,
>(
  declared: Call<P, A, B, F>,
): AnyCall => declared
