import { routes } from 'virtual:calls/routes'
import type {
  AnswerOf,
  AnyContract,
  BodyOf,
  CallName,
  ContractOf,
  FilterOf,
  ParamsOf,
  RecordOf,
} from '@strongroom/shared'

export type { CallName }

/** Options of every call, besides the input its contract asks for. */
export type CallOptions = {
  /** Idempotency key: the same for every try of one submit. A GET that has none changes nothing. */
  readonly attempt?: string
  /** Sent without a session: calls that come before signing in. */
  readonly isPublic?: boolean
  /** The kind of answer wanted; JSON unless said otherwise. */
  readonly accept?: 'text/csv'
  readonly timeoutMs?: number
  /** Hears the share of the body that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

type BodyPart<C> = C extends { readonly body: object }
  ? { readonly body: BodyOf<C> }
  : C extends { readonly file: object }
    ? { readonly body: FormData }
    : object

type FilterPart<C> = C extends { readonly filter: object } ? { readonly filter?: FilterOf<C> } : object

type ParamsPart<C> = C extends { readonly path: infer P extends string }
  ? [ParamsOf<P>] extends [never]
    ? object
    : { readonly params: Readonly<Record<ParamsOf<P>, string>> }
  : object

type GivenTo<C> = C extends unknown ? CallOptions & BodyPart<C> & FilterPart<C> & ParamsPart<C> : never

/** Input of a call: body, filter and path parameters as its contract says. Left out where nothing is needed. */
export type Given<N extends CallName> =
  object extends GivenTo<ContractOf<N>> ? [given?: GivenTo<ContractOf<N>>] : [given: GivenTo<ContractOf<N>>]

/** The answer of a call that succeeds. `proposal`: nothing is changed yet, it waits for a second administrator under this id. */
export type Answer<N extends CallName> = AnswerOf<ContractOf<N>> & { readonly proposal?: string | undefined }

/** One record of a call's answer. */
export type Row<N extends CallName> = RecordOf<ContractOf<N>>

/** The body of a call. */
export type Body<N extends CallName> = BodyOf<ContractOf<N>>

/** The filter of a call, as its path takes it. */
export type Filter<N extends CallName> = NonNullable<FilterOf<ContractOf<N>>>

type Params<N extends CallName> = ParamsPart<ContractOf<N>>

/** Lists that come in pages. */
export type PageName = {
  [N in CallName]: Answer<N> extends { readonly data: { readonly total: number } } ? N : never
}[CallName]

/** A list that comes in pages, by its name and the parameters of its path. */
export type ListCall<N extends PageName> = { readonly name: N } & Params<N>

/** The lists in pages whose records are such. */
export type ListOf<R> = { [N in PageName]: Row<N> extends R ? ListCall<N> : never }[PageName]

/** Lists that come whole, and have no filter. */
export type WholeName = {
  [N in CallName]: ContractOf<N> extends { readonly method: 'GET'; readonly filter: object }
    ? never
    : Answer<N> extends { readonly data: readonly object[] }
      ? N
      : never
}[CallName]

/** A list that comes whole, by its name and the parameters of its path. */
export type WholeCall<N extends WholeName> = { readonly name: N } & Params<N>

/** The whole lists whose records are such. */
export type WholeOf<R> = { [N in WholeName]: Row<N> extends R ? WholeCall<N> : never }[WholeName]

/** Calls whose body a form makes field by field. Their path has no parameter, or the id of what is changed. */
export type FormName = {
  [N in CallName]: ContractOf<N> extends { readonly method: 'POST'; readonly body: object }
    ? { readonly params: { readonly id: string } } extends Params<N>
      ? Answer<N> extends { readonly status: true }
        ? N
        : never
      : never
    : never
}[CallName]

/** Input of a form's call. `id` fills the path's parameter, where it has one. */
export type FormGiven = Pick<CallOptions, 'attempt'> & { readonly body: object; readonly id?: string }

/** Calls that delete one record by the id in their path. */
export type RemoveName = {
  [N in CallName]: ContractOf<N> extends { readonly method: 'DELETE'; readonly body: object }
    ? { readonly params: { readonly id: string } } extends Params<N>
      ? N
      : never
    : never
}[CallName]

/** A call without its types: what is sent. */
export type Route = {
  readonly method: AnyContract['method']
  /** Path under /v1, without the three signing segments: this client signs in headers. */
  readonly path: string
}

const known: { [N in CallName]?: string } = { ...routes }

/** Adds the calls that administrators alone make: their pages bring them, and no other visitor loads them. */
export const addOfficeRoutes = (routes: typeof known): void => void Object.assign(known, routes)

/** The method and the path of a call, with its parameters in their places. */
export const routeOf = (name: CallName, params: Readonly<Record<string, string>> = {}): Route => {
  const route = known[name]
  if (!route) throw new Error(`${name} is a call of administrators, and this page is none of theirs`)
  const [method, pattern] = route.split(' ') as [AnyContract['method'], string]
  const unsigned = pattern.replace(/\/S(?=\/|$)/, '').replace(/\/\{json\}$/, '')
  const path = unsigned.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  return { method, path }
}
