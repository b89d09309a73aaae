import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../client/query-of.ts'
import { useGroupName } from '../group-name.ts'

/** Every user group with its terms. */
export const userGroupsQuery = queryOf('userGroup.list', undefined, { staleTime: 60_000 })

/** Gives the name of a group by its code, in the language of the page; the code itself while the groups are not known. */
export function useGroupOfCode(): (code: string) => string {
  const { data: groups = [] } = useQuery(userGroupsQuery)
  const nameOf = useGroupName()
  return code => {
    const found = groups.find(({ group_code }) => group_code === code)
    return found ? nameOf(found) : code
  }
}
