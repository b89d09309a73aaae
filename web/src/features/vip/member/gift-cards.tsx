import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useListSearch } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { LogPage, type LogSearch } from '../../account/admin/logs/log-page.tsx'
import { MemberLink } from '../../account/admin/member-link.tsx'
import { useQuantities } from './bands.ts'
import { giftCardsQuery } from './queries.ts'

/** Companies that ask for gift cards. */
export function GiftCards() {
  const { t } = useLingui()
  const quantities = useQuantities()
  const { search } = useListSearch<LogSearch>()
  const query = useQuery(giftCardsQuery(search))
  return (
    <LogPage
      title={t`Gift-card applications`}
      about={t`Companies that ask for gift cards. Answer them by e-mail: nothing has been charged or promised.`}
      query={query}
      columns={[
        { key: 'website', head: t`Website`, cell: row => row.website },
        { key: 'member', head: t`Member`, cell: row => <MemberLink {...row} /> },
        { key: 'email', head: t`E-mail`, cell: row => row.email },
        { key: 'quantity', head: t`How many in all`, cell: row => quantities[row.quantity] },
        {
          key: 'value',
          head: t`Face value`,
          align: 'end',
          cell: row => <Money amount={row.face_value} currency="USD" />,
        },
      ]}
      rowKey={row => row.id}
      empty={{ title: t`No application yet`, text: t`Applications stand here, newest first.` }}
      searchLabel={t`Search website, user ID`}
    />
  )
}
