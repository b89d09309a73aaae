import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { InstantDay } from '../../../parts/instant-day.tsx'
import { custom } from '../../../parts/lists/columns.tsx'
import { period } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { RecordTabs } from '../../../platform/lines/member/record-tabs.tsx'
import { useCounterpartyName } from '../../../platform/members/member/counterparty.tsx'
import { Bonus } from './bonus.tsx'

/** Everybody the member has brought, with what it earned. */
export const Brought = listScreen('referral.list', {
  title: msg`Records`,
  caption: msg`Members you referred`,
  isTitled: true,
  Above: RecordTabs,
  audience: 'member',
  columns: [
    custom('since', msg`Since`, row => <InstantDay at={row.created_date} isQuiet />, { width: 140 }),
    custom('member', msg`Member`, row => (
      <>
        <Name {...row} /> <span className="quiet figures">{row.uid}</span>
      </>
    )),
    custom('bonus', msg`Your bonus`, row => <Bonus {...row} />, { align: 'end' }),
  ],
  card: row => (
    <>
      <span>
        <Name {...row} />
      </span>
      <span className="card-end">
        <Bonus {...row} />
      </span>
      <span className="quiet figures card-wide">
        {row.uid} · <InstantDay at={row.created_date} />
      </span>
    </>
  ),
  filters: [period()],
  rowKey: row => row.uid,
  empty: { title: msg`Nobody yet`, text: msg`Share the link. Members who join with it appear here.` },
  records: 'referrals',
  everyMs: 30_000,
})

const Name = ({ username }: Pick<wire.Referral, 'username'>) => useCounterpartyName()(username)
