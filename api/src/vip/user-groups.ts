import type { Member } from '@strongroom/ledger/account'
import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { contract, type wire } from '@strongroom/shared'
import type { Call } from '../http/call.ts'
import { catalogueCalls } from '../platform/reference/catalogue-calls.ts'

/** The names of a member's group; null for a member of none. */
export const groupNameOf = (
  catalogue: Pick<LiveCatalogue, 'get'>,
  { userGroup }: Pick<Member, 'userGroup'>,
): wire.GroupName | null => {
  const found = userGroup === undefined ? undefined : catalogue.get('user-group', userGroup)
  if (!found) return null
  const { group_code, group_name, group_name_zh, group_name_sc, group_name_ja } = found
  return { group_code, group_name, group_name_zh, group_name_sc, group_name_ja }
}

/** User groups, kept as all reference data is. */
export const userGroups: readonly Call[] = catalogueCalls({ kind: 'user-group', calls: contract.userGroup })
