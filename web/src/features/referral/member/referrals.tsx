import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { PeriodFilter } from '../../../parts/filters.tsx'
import { InstantDay } from '../../../parts/instant-day.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ShareButton } from '../../../parts/share-button.tsx'
import { QrCode } from '../../../platform/codes/member/qr-code.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { Bonus } from './bonus.tsx'
import { referralsQuery } from './queries.ts'
import './referrals.css'

/** The link to invite others with, and the members it has brought. */
export function Referrals() {
  const { t } = useLingui()
  const user = useUserinfo()
  return (
    <Page title={t`Invite others`}>
      <div className="stack">
        {user && <InviteLink code={user.uid} />}
        <Brought />
      </div>
    </Page>
  )
}

function InviteLink({ code }: { code: string }) {
  const { t } = useLingui()
  const link = `${window.location.origin}/register?referral=${code}`
  return (
    <Panel title={t`Your invite link`}>
      <div className="invite">
        <div className="stack">
          <p>{t`Whoever opens an account with it counts as brought by you. The bonus is paid to both of you once their identity is verified.`}</p>
          <p className="invite-link mono">
            <span>{link}</span>{' '}
            <span className="link-acts">
              <CopyButton text={link} what={t`Copy the invite link`} />{' '}
              <ShareButton url={link} what={t`Share the link`} />
            </span>
          </p>
          <p className="quiet">
            {t`Referral code`} <span className="figures">{code}</span>{' '}
            <CopyButton text={code} what={t`Copy the referral code`} />
          </p>
        </div>
        <QrCode text={link} name={`strongroom-invite-${code}`} />
      </div>
    </Panel>
  )
}

/** Everybody the member has brought, with what it earned. */
export function Brought() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<ListSearch>()
  const query = useQuery(referralsQuery(search))
  const columns = useColumns()
  return (
    <Panel title={t`Whom you have brought`} inset="flush">
      <div className="toolbar">
        <PeriodFilter from={search.from} to={search.to} onChange={change} />
      </div>
      <List
        query={query}
        columns={columns}
        card={row => (
          <>
            <span>{row.username || t`Deleted account`}</span>
            <span className="card-end">
              <Bonus {...row} />
            </span>
            <span className="quiet figures card-wide">
              {row.uid} · <InstantDay at={row.created_date} />
            </span>
          </>
        )}
        rowKey={row => row.uid}
        empty={
          <EmptyState title={t`Nobody yet`}>{t`Share the link: who joins with it stands here.`}</EmptyState>
        }
        {...paging}
        caption={t`Whom you have brought`}
        records="referrals"
      />
    </Panel>
  )
}

function useColumns(): Column<wire.Referral>[] {
  const { t } = useLingui()
  return [
    {
      key: 'since',
      head: t`Since`,
      width: 140,
      cell: row => <InstantDay at={row.created_date} isQuiet />,
    },
    {
      key: 'member',
      head: t`Member`,
      cell: row => (
        <>
          {row.username || t`Deleted account`} <span className="quiet figures">{row.uid}</span>
        </>
      ),
    },
    { key: 'bonus', head: t`Your bonus`, align: 'end', cell: row => <Bonus {...row} /> },
  ]
}
