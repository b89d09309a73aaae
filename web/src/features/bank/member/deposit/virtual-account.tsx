import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dayText } from '../../../../i18n/time.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { WarmUp } from '../../../../platform/members/member/locked-feature.tsx'
import { useUserinfo, walletAccess } from '../../../../platform/members/member/queries.ts'
import '../../../../parts/form-and-list.css'
import { AutomaticRecords } from './automatic-records.tsx'
import { OwnVirtualAccount } from './own-virtual-account.tsx'

const SHOWN = 5

/** The account at the bank of the house to which a member wires money that is credited by itself, and what came last. */
export function VirtualAccount() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Virtual account`} actions={<Link to="/records/depositauto">{t`Automatic deposits`}</Link>}>
      <WarmUp access={walletAccess}>
        <div className="form-and-list">
          {user && <OwnVirtualAccount uid={user.uid} />}
          {user && <LastWires uid={user.uid} />}
        </div>
      </WarmUp>
    </Page>
  )
}

function LastWires({ uid }: { uid: string }) {
  const { t } = useLingui()
  const query = useQuery(AutomaticRecords.query({}, { params: { id: uid } }))
  const rows = query.data?.rows.slice(0, SHOWN)
  return (
    <Panel title={t`Last wires`}>
      {!rows ? (
        <WaitingInside query={query} />
      ) : rows.length === 0 ? (
        <EmptyState title={t`No automatic deposit yet`}>
          {t`Wires to your virtual account appear here by themselves.`}
        </EmptyState>
      ) : (
        <Facts
          rows={rows.map(({ created_date, amount, currency }) => ({
            label: dayText(created_date),
            value: <Money amount={amount} currency={currency} kind="flow" exact isStrong />,
          }))}
        />
      )}
    </Panel>
  )
}
