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
