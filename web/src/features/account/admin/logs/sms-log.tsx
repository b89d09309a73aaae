import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useListSearch } from '../../../../parts/list-search.ts'
import { LogPage, type LogSearch } from '../../../../parts/log-page.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { Delivery, useDeliveryChoices } from './delivery.tsx'
import { useSceneWords } from './letter-words.ts'
import { messagesQuery } from './queries.ts'

/** The log of SMS. */
export function SmsLog() {
  const { t } = useLingui()
  const scenes: Readonly<Record<string, string>> = useSceneWords()
  const { search } = useListSearch<LogSearch>()
  const query = useQuery(messagesQuery(search))
  return (
    <LogPage
      title={t`SMS`}
      about={t`Which message went to which phone, and when. What it says is not kept. Kept for 180 days.`}
      query={query}
      columns={[
        { key: 'scene', head: t`What for`, cell: row => scenes[row.scene] ?? row.scene },
        {
          key: 'member',
          head: t`Member`,
          cell: ({ uid, username }) => uid && <MemberLink uid={uid} username={username} />,
        },
        { key: 'number', head: t`Phone number`, cell: row => <span className="figures">{row.number}</span> },
        { key: 'state', head: t`State`, align: 'end', cell: row => <Delivery status={row.status} /> },
      ]}
      rowKey={row => row.id}
      states={useDeliveryChoices()}
      empty={{ title: t`No SMS yet`, text: t`Messages to phones stand here once one is sent.` }}
      searchLabel={t`Search name, user ID`}
    />
  )
}
