import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { custom } from '../../../../parts/lists/columns.tsx'
import { choiceOf, ownFilter } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { ViewsMenu } from '../../../../parts/saved-views/views-menu.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { member } from '../../../../platform/members/admin/member-column.tsx'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { CompleteApplication } from './complete-application.tsx'
import { allNetworksQuery } from './queries.ts'

type Application = wire.AdminAddressApplication

const useNetworks = () =>
  (useQuery(allNetworksQuery).data ?? []).map(({ network_code: code }) => ({ value: code, label: code }))

const what = ({ currency, network }: Application) => `${currency} · ${network}`
const since = ({ created_date }: Application) => <UtcTime at={created_date} isQuiet />

/** Members who wait for an address because the pool had none. Addresses brought in go to them first. */
export const Applications = listScreen('chain.applications', {
  title: msg`Waiting for an address`,
  isTitled: true,
  beside: 20,
  // The other fields of the page's address are those of the pool below.
  narrowedBy: 'waiting',
  asks: ({ waiting }) => ({ network: waiting, status: 0, order: 'asc' }),
  columns: [
    member(),
    custom('what', msg`For`, what),
    custom('since', msg`Since`, since),
    custom('do', msg`What to do`, row => <CompleteApplication id={row.id} />, {
      isHeadHidden: true,
      align: 'end',
    }),
  ],
  card: row => (
    <>
      <MemberLink {...row} />
      <span>{what(row)}</span>
      <span className="card-pair">
        {since(row)}
        <CompleteApplication id={row.id} />
      </span>
    </>
  ),
  filters: [
    choiceOf<'chain.applications', 'waiting'>(
      'waiting',
      msg`Network of those who wait`,
      msg`All networks`,
      useNetworks,
    ),
    ownFilter('views', () => <ViewsMenu />),
  ],
  empty: { title: msg`Nobody waits`, text: msg`The pool has had an address for everybody.` },
})
