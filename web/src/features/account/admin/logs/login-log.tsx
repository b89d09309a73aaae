import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useListSearch } from '../../../../parts/list-search.ts'
import { LogPage, type LogSearch } from '../../../../parts/log-page.tsx'
import { Place } from '../../../../parts/place.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { allLoginsQuery } from './queries.ts'

/** Everybody's sign-ins. */
export function LoginLog() {
  const { t } = useLingui()
  const { search } = useListSearch<LogSearch>()
  const query = useQuery(allLoginsQuery(search))
  return (
    <LogPage
      title={t`Sign-ins`}
      about={t`Who signed in, when and from where. Kept for a year, apart from the books.`}
      query={query}
      columns={[
        { key: 'member', head: t`Member`, cell: row => <MemberLink {...row} /> },
        { key: 'email', head: t`E-mail`, cell: row => row.email },
        { key: 'place', head: t`From`, align: 'end', cell: row => <Place {...row} /> },
      ]}
      rowKey={row => row.id}
      empty={{ title: t`No sign-in yet`, text: t`Every sign-in stands here from the moment it happens.` }}
      searchLabel={t`Search name, e-mail, user ID, address`}
    />
  )
}
