import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useListSearch } from '../../../../parts/list-search.ts'
import { LogPage, type LogSearch } from '../../../../parts/log-page.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { Delivery, useDeliveryChoices } from './delivery.tsx'
import { useLetterWords } from './letter-words.ts'
import { emailsQuery } from './queries.ts'

/** Letters with their addressees, and what became of each. */
export function EmailLog() {
  const { t } = useLingui()
  const words = useLetterWords()
  const { search } = useListSearch<LogSearch>()
  const query = useQuery(emailsQuery(search))
  return (
    <LogPage
      title={t`E-mails`}
      about={t`Which letter went to whom, and when. What it says and its codes are not kept. Kept for 180 days.`}
      query={query}
      columns={[
        { key: 'letter', head: t`Letter`, cell: row => words(row.letter) },
        {
          key: 'member',
          head: t`Member`,
          cell: ({ uid, username }) =>
            uid ? (
              <MemberLink uid={uid} username={username} />
            ) : (
              <span className="quiet">{t`Nobody yet`}</span>
            ),
        },
        { key: 'email', head: t`E-mail`, cell: row => row.email },
        { key: 'state', head: t`State`, align: 'end', cell: row => <Delivery status={row.status} /> },
      ]}
      rowKey={row => row.id}
      states={useDeliveryChoices()}
      empty={{ title: t`No e-mail yet`, text: t`Every letter stands here from the moment it is written.` }}
      searchLabel={t`Search name, e-mail, user ID`}
    />
  )
}
