import type { CallName, ContractOf } from '@strongroom/shared'

/** Method and path of each call that administrators alone make, or of each other call, as `GET /user/info/S`. */
export type RoutesOf<IsOffice extends boolean> = {
  readonly [N in CallName as ContractOf<N> extends { readonly audience: 'admin' }
    ? IsOffice extends true
      ? N
      : never
    : IsOffice extends true
      ? never
      : N]: `${ContractOf<N>['method']} ${ContractOf<N>['path']}`
}

/** Administrators' calls by GET. */
export type OfficeGets = {
  readonly [N in keyof RoutesOf<true> as ContractOf<N>['method'] extends 'GET' ? N : never]: RoutesOf<true>[N]
}

/** Administrators' calls by any other method. */
export type OfficeActs = Omit<RoutesOf<true>, keyof OfficeGets>
