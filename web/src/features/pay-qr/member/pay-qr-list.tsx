import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { instantText } from '../../../i18n/time.ts'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Opener } from '../../../parts/opener.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Status } from '../../../parts/status.tsx'
import '../../../parts/admin.css'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { PayQrCode } from './pay-qr-code.tsx'
import { PayQrStatus } from './pay-qr-status.tsx'
import { type PayQrSearch, payQrScansQuery, payQrsQuery } from './queries.ts'

type Search = PayQrSearch & { open?: string | undefined }

/** Pay codes: the member's own with their QR codes, or everybody's for administrators. */
export function PayQrList({ isAdmin = false }: { isAdmin?: boolean }) {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<Search>()
  const { open, ...filters } = search
  const query = useQuery(payQrsQuery(filters))
  const { search: text, status, from, to, amount_from, amount_to } = filters
  const isFiltered = [text, status, from, to, amount_from, amount_to].some(Boolean)
  const toggle = (id: string) => change({ open: open === id ? undefined : id, page: search.page })
  const columns = useColumns(open, toggle, isAdmin)
  const title = isAdmin ? t`Pay codes` : t`My pay codes`
  return (
    <Page title={title} actions={!isAdmin && <Link to="/quickpay/qrcode">{t`Make a pay code`}</Link>}>
      <Panel inset="flush">
        <Filters search={search} change={change} isAdmin={isAdmin} />
        <List
          query={query}
          columns={columns}
          density="compact"
          card={code => <PhoneRow code={code} head={columns[0]?.cell(code)} />}
          rowKey={code => code.id}
          isChosen={code => code.id === open}
          below={code => <Detail code={code} isAdmin={isAdmin} />}
          empty={
            <EmptyState title={t`No pay code yet`}>
              {isAdmin ? undefined : t`Make one, show its QR code, and whoever scans it is paid.`}
            </EmptyState>
          }
          {...paging}
          isFiltered={isFiltered}
          caption={title}
          records={isAdmin ? undefined : 'pay-codes'}
        />
      </Panel>
    </Page>
  )
}

function useColumns(
  open: string | undefined,
  toggle: (id: string) => void,
  isAdmin: boolean,
): Column<wire.PayQr>[] {
  const { t } = useLingui()
  const columns: Column<wire.PayQr>[] = [
    {
      key: 'each',
      head: t`Each scan pays`,
      cell: ({ id, amount, currency }) => (
        <Opener isOpen={open === id} onToggle={() => toggle(id)}>
          <Money amount={amount} currency={currency} size="sm" exact />
        </Opener>
      ),
    },
    { key: 'member', head: t`Member`, cell: code => <MemberLink {...code} /> },
    {
      key: 'scans',
      head: t`Scans`,
      align: 'end',
      cell: ({ scans, times }) => (
        <span className="figures">
          {scans} / {times}
        </span>
      ),
    },
    { key: 'state', head: t`State`, cell: ({ status }) => <PayQrStatus status={status} /> },
    {
      key: 'until',
      head: t`Valid until`,
      cell: ({ expired_date }) => <span className="figures quiet">{instantText(expired_date)}</span>,
    },
    {
      key: 'left',
      head: t`Left`,
      align: 'end',
      cell: ({ left, currency }) => <Money amount={left} currency={currency} size="sm" exact />,
    },
    {
      key: 'total',
      head: t`Reserved`,
      align: 'end',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} size="sm" isStrong exact />,
    },
  ]
  return isAdmin ? columns : columns.filter(({ key }) => key !== 'member')
}

/** A member's own code: its QR code while it can be scanned, and the members who have scanned it. */
function Detail({ code, isAdmin }: { code: wire.PayQr; isAdmin: boolean }) {
  const { t } = useLingui()
  const { data: scans = [] } = useQuery(payQrScansQuery(code.id))
  return (
    <div className="case">
      {!isAdmin && code.status === 0 && <PayQrCode payQr={code} />}
      <div>
        {!isAdmin && (
          <p>
            <LineLink id={`pay-code:${code.id}`}>{t`The transaction that reserved it`}</LineLink>
          </p>
        )}
        <h3 className="label">{t`Scans`}</h3>
        {scans.length === 0 && <p className="quiet">{t`Nobody has scanned it yet.`}</p>}
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {scans.map(scan => (
            <li key={scan.id} className="row apart" style={{ padding: '6px 0' }}>
              <span>
                {scan.username} <span className="quiet figures">{scan.uid}</span>
              </span>
              <span className="quiet figures">{instantText(scan.created_date)}</span>
              {scan.status === -1 && <Status state="reversed">{t`Came back`}</Status>}
              <Money amount={scan.amount} currency={scan.currency} size="sm" exact />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Filters({ search, change, isAdmin }: FiltersProps<Search> & { isAdmin: boolean }) {
  const { t } = useLingui()
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} />
      <AmountFilter
        list="payQr.list"
        search={search}
        change={change}
        unset={t`Each scan: all amounts`}
        hint={t`What each scan pays, whatever the currency. Both amounts are included.`}
      />
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={[
          { value: '0', label: t`Can be scanned` },
          { value: '1', label: t`Used up` },
          { value: '-1', label: t`Out of date` },
        ]}
        value={search.status}
        onChange={status => change({ status, ...UNSORTED })}
      />
      {isAdmin && (
        <SearchFilter
          label={t`Search member, reference`}
          value={search.search}
          onChange={text => change({ search: text })}
        />
      )}
    </div>
  )
}

function PhoneRow({ code, head }: { code: wire.PayQr; head: ReactNode }) {
  return (
    <>
      <span>{head}</span>
      <Money amount={code.total} currency={code.currency} exact isStrong />
      <span className="card-wide">
        <PayQrStatus status={code.status} />
      </span>
    </>
  )
}
