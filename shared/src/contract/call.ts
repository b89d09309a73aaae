import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { type CommonField, withCommonFilter } from './common-filter.ts'
import type { ReadModel } from './read-models.ts'
import type { RefusalCode } from './refusal-codes.ts'
import type { RecordKind } from './statement/records.ts'
import type { Role } from './words.ts'

/** The callers of a call. `anyone`: unsigned, or signed by headers; its handler finds a session in the second case only. */
export type Audience = 'public' | 'anyone' | 'user' | 'admin' | 'both'

/** A call's path as the catalogue of calls writes it: `/topup/user/{id}/S/{json}`; `S` is the signature's place, `{json}` the filter. */
export type Path = `/${string}`

/** The names in braces, without `json`. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'json'> | ParamsOf<Rest>
  : never

type Schema = GenericSchema<unknown, unknown>

/**
 * One /v1 call as both sides know it. The API implements it, the web client calls it; routes, validation,
 * authorisation, idempotency, waiting for read models, the OpenAPI document and the files of a list follow from it.
 */
export type CallContract<P extends Path = Path> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: P
  readonly audience: Audience
  /** One sentence, for the reference page. */
  readonly summary: string
  /** True when the call changes something, in the log or outside it. A changing call is refused when it is replayed. */
  readonly changes: boolean
  /** The codes with which the call may refuse; none unless said otherwise. `AUTH_EXPIRED` goes without saying. */
  readonly refuses?: readonly RefusalCode[]
  readonly answer: Schema
  readonly body?: Schema | undefined
  readonly filter?: Schema | undefined
  /**
   * The record as its loading call gives it, of a call that saves one: it is taken whole. Fields that the call does not save are to be
   * as they are.
   */
  readonly loaded?: Schema
  /** The field of the loaded record in which what is saved stands; what stands beside it is only shown, but for the record's `id`. */
  readonly formIn?: string
  /** Names that the specification gives to fields, by which they are taken and shown too: the specification's, then ours. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Words that the specification has for the values of a field, of body or filter, in small letters: `{ type: { individual: 0 } }`. */
  readonly valueNames?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Of the filters that every list has, those that are added to the list's own. */
  readonly common?: readonly CommonField[]
  /** The call answers a list as a whole, and not by pages. */
  readonly whole?: true
  /** The field of its rows that a range of amounts narrows, of a list whose rows have another than `amount`. */
  readonly ranges?: string
  /** The largest JSON body in bytes, where the usual limit of 64 KiB is too small. */
  readonly maxBodyBytes?: number
  /** The body's `csv` may also come as a file, as multipart/form-data. */
  readonly csvFile?: true
  /** The field of the filter that a value alone stands for, where the catalogue of calls writes a place such as `{p}` and no JSON. */
  readonly bare?: string
  /** The call takes one file, as multipart/form-data, in place of a JSON body. */
  readonly file?: { readonly maxBytes: number }
  /** Schemas of path parameters; an id unless said otherwise. */
  readonly params?: Partial<Readonly<Record<ParamsOf<P>, GenericSchema<unknown, string>>>>
  /** The path parameter that must be the member's own uid, unless an administrator asks. */
  readonly owner?: ParamsOf<P>
  /** The administrators' roles that may make the call; all of them unless said otherwise. */
  readonly roles?: readonly Role[]
  /**
   * A member's key may be used for one request of this call only. Needed where the member's own stream does not tell two
   * requests apart, because the command goes to another stream, or to none.
   */
  readonly oneRequestPerKey?: boolean
  /**
   * The call may take up to a minute, and is answered however long it takes: its clients wait for longer than usual. So do those that
   * use up a proof or a code: asked again they are refused, and nobody hears what the first try came to.
   */
  readonly takesLong?: true
  /** The call is taken however many wait: its answer stands ready, and is needed most then. */
  readonly isAlwaysTaken?: true
  /** Read models that the answer is made of: the call waits until they show this member's own commands. */
  readonly reads?: readonly ReadModel[]
  /** The answer comes as a PDF to a client that accepts only that: what the PDF is. */
  readonly pdf?: string
  /** A list of a member's that can be mailed to them: the name of its records. */
  readonly records?: RecordKind
}

/** Any call of the contract. */
export type AnyContract = Omit<CallContract, 'params' | 'owner'> & {
  readonly params?: Readonly<Record<string, GenericSchema<unknown, string> | undefined>>
  readonly owner?: string
}

/** Declares a call by any method, for any audience. Its path, schemas and read models are checked here, and known to both sides by their exact types. */
export const declare = <const P extends Path, const C extends Omit<CallContract<P>, 'path'>>(
  contract: C & { readonly path: P },
): C & { readonly path: P } => withCommonFilter(contract)

type Rest<P extends Path> = Omit<CallContract<P>, 'path' | 'method' | 'changes' | 'audience'>

/** The declarations of an audience’s calls. */
const callsFor = <const A extends Audience>(audience: A) => ({
  /** Declares a call that reads and changes nothing. */
  query: <const P extends Path, const C extends Rest<P>>(contract: C & { readonly path: P }) =>
    withCommonFilter({ method: 'GET', changes: false, audience, ...contract } as const),
  /** Declares a call that changes something. */
  command: <const P extends Path, const C extends Rest<P>>(contract: C & { readonly path: P }) =>
    withCommonFilter({ method: 'POST', changes: true, audience, ...contract } as const),
  /** Declares a call that says what a command would come to, by its body, and changes nothing. */
  preview: <const P extends Path, const C extends Rest<P>>(contract: C & { readonly path: P }) =>
    withCommonFilter({ method: 'POST', changes: false, audience, ...contract } as const),
})

/** Declares calls without a session. */
export const forPublic = callsFor('public')
/** Declares calls with a session or without one. */
export const forAnyone = callsFor('anyone')
/** Declares calls of members. */
export const forUser = callsFor('user')
/** Declares calls of administrators. */
export const forAdmin = callsFor('admin')
/** Declares calls of members about themselves, and of administrators about each. */
export const forBoth = callsFor('both')

/** The body that a client sends, before defaults are filled in; `undefined` for a call without one. */
export type BodyOf<C> = C extends { readonly body: infer B extends Schema } ? InferInput<B> : undefined

/** The filter that a client sends; `undefined` for a call without one. */
export type FilterOf<C> = C extends { readonly filter: infer F extends Schema } ? InferInput<F> : undefined

/** The codes with which a call may refuse. */
export type RefusesOf<C> = C extends { readonly refuses: readonly (infer R extends RefusalCode)[] }
  ? R
  : never

/** The data of a *yes*. */
export type AnswerOf<C> = C extends { readonly answer: infer A extends Schema } ? InferOutput<A> : never

/** One record of an answer, single or paged. */
export type RecordOf<C> =
  AnswerOf<C> extends { readonly data: { readonly data: readonly (infer R)[] } }
    ? R
    : AnswerOf<C> extends { readonly data: readonly (infer R)[] }
      ? R
      : never
