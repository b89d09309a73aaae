// Made from the contract by the build (`scripts/known-calls.ts`), and by tests in the same way.

type Names = import('@strongroom/shared').CallName
type ReadModels = readonly import('@strongroom/shared').ReadModel[]
type Roles = readonly import('@strongroom/shared').wire.Role[]
/** `GET /user/info/S` by the name of a call. */
type Routes = { readonly [N in Names]?: string }
type Lists = {
  readonly [N in Names]?: {
    readonly sorts: readonly string[]
    /** Unless asked otherwise it runs upwards, and dates from the newest. */
    readonly upwards?: true
    /** It takes a range of amounts. */
    readonly ranged?: true
    /** The fields of its filter that are its own. */
    readonly fields: Readonly<Record<string, 'number' | 'text'>>
  }
}
type Reads = { readonly [N in Names]?: ReadModels }

declare module 'virtual:calls/routes' {
  export const routes: Routes
}
declare module 'virtual:calls/lists' {
  export const lists: Lists
}
declare module 'virtual:calls/reads' {
  export const reads: Reads
  /** Read models that move only by what a member is told of. */
  export const ownReadModels: ReadModels
}
declare module 'virtual:calls/slow' {
  /** Calls that may take up to a minute. */
  export const slow: readonly Names[]
}
declare module 'virtual:calls/roles' {
  /** The roles of administrators that may make a call which others may not. */
  export const rolesOf: { readonly [N in Names]?: Roles }
}
declare module 'virtual:calls/kinds' {
  /** The kinds of cases, in the order of the menu. */
  export const caseKinds: readonly import('@strongroom/shared').wire.CaseKind[]
  export const proposalKinds: readonly import('@strongroom/shared').wire.ProposalKind[]
}
declare module 'virtual:calls/office' {
  export const routes: Routes
  export const lists: Lists
  export const reads: Reads
}
