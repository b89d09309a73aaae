import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useListSearch } from '../../../parts/list-search.ts'
import { LogPage, type LogSearch } from '../../../parts/log-page.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { Bonus } from '../member/bonus.tsx'
import { allReferralsQuery } from '../member/queries.ts'

/** All referrals: the new member, and the member who brought them. */
export function ReferralLog() {
  const { t } = useLingui()
  const { search } = useListSearch<LogSearch>()
  const query = useQuery(allReferralsQuery(search))
  return (
    <LogPage
      title={t`Referrals`}
      about={t`Who has brought whom, and what the referrer got for it once the new member was verified.`}
      query={query}
      columns={[
        { key: 'member', head: t`New member`, cell: row => <MemberLink {...row} /> },
        {
          key: 'referrer',
          head: t`Brought by`,
          cell: row => <MemberLink uid={row.referrer} username={row.referrer_username} />,
        },
        { key: 'bonus', head: t`Bonus`, align: 'end', cell: row => <Bonus {...row} /> },
      ]}
      rowKey={row => row.uid}
      empty={{ title: t`Nobody yet`, text: t`Members who came with somebody’s link stand here.` }}
      searchLabel={t`Search name, e-mail, user ID`}
    />
  )
}
