// Made from the contract by the build (`scripts/known-calls.ts`), and by tests in the same way.

declare module 'virtual:calls/routes' {
  import type { CallName } from '@strongroom/shared'

  /** `GET /user/info/S` by the name of a call. */
  export type Routes = { readonly [N in CallName]?: string }
  export const routes: Routes
}

declare module 'virtual:calls/lists' {
  import type { CallName } from '@strongroom/shared'

  export type Lists = {
    readonly [N in CallName]?: {
      readonly sorts: readonly string[]
      /** Unless asked otherwise it runs upwards, and dates from the newest. */
      readonly upwards?: true
      /** It takes a range of amounts. */
      readonly ranged?: true
      /** It takes no days. */
      readonly undated?: true
      /** The fields of its filter that are its own. */
      readonly fields: Readonly<Record<string, 'number' | 'text'>>
    }
  }
  export const lists: Lists
}

declare module 'virtual:calls/reads' {
  import type { CallName, ReadModel } from '@strongroom/shared'

  export type Reads = { readonly [N in CallName]?: readonly ReadModel[] }
  export const reads: Reads
  /** Read models that move only by what a member is told of. */
  export const ownReadModels: readonly ReadModel[]
}

declare module 'virtual:calls/slow' {
  import type { CallName } from '@strongroom/shared'

  /** Calls that may take up to a minute. */
  export const slow: readonly CallName[]
}

declare module 'virtual:calls/roles' {
  import type { CallName, wire } from '@strongroom/shared'

  /** The roles of administrators that may make a call which others may not. */
  export const rolesOf: { readonly [N in CallName]?: readonly wire.Role[] }
}

declare module 'virtual:calls/kinds' {
  import type { wire } from '@strongroom/shared'

  /** The kinds of cases, in the order of the menu. */
  export const caseKinds: readonly wire.CaseKind[]
  export const proposalKinds: readonly wire.ProposalKind[]
}

declare module 'virtual:calls/office' {
  import type { Lists } from 'virtual:calls/lists'
  import type { Reads } from 'virtual:calls/reads'
  import type { Routes } from 'virtual:calls/routes'

  export const routes: Routes
  export const lists: Lists
  export const reads: Reads
}
