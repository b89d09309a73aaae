import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../../i18n/amount.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { RowsTable } from '../../../../parts/rows-table.tsx'
import { Age } from '../../../../parts/utc-time.tsx'
import { waitingPlaces } from '../../../../platform/cases/admin/menu-counts.ts'

type Row = ReturnType<typeof waitingPlaces>[number]
type WaitsForMeProps = Pick<wire.OfficeHome, 'waits' | 'requests'>

/** The kind whose oldest case waits longest comes first; a kind that does not know its oldest, last. */
const longestFirst = (a: Row, b: Row) => ((a.oldest_date ?? '~') < (b.oldest_date ?? '~') ? -1 : 1)

/** The cases that the administrator may decide, by kind, and the requests to be answered: each leads to the list of those that wait. */
export function WaitsForMe(props: WaitsForMeProps) {
  const { t } = useLingui()
  const rows = [...waitingPlaces(props)].sort(longestFirst)
  if (rows.length === 0)
    return (
      <Panel title={t`Waits for you`}>
        <EmptyState title={t`Nothing waits for you`}>
          {t`Cases that your role may decide appear here by kind.`}
        </EmptyState>
      </Panel>
    )
  return (
    <Panel title={t`Waits for you`} inset="flush">
      <RowsTable
        caption={t`Waits for you`}
        rows={rows}
        rowKey={({ to }) => to}
        columns={[
          { key: 'kind', head: t`Kind`, cell: row => <KindLink {...row} /> },
          {
            key: 'count',
            head: t`Waiting`,
            align: 'end',
            cell: ({ count }) => <span className="figures">{groupWhole(String(count))}</span>,
          },
          { key: 'oldest', head: t`Oldest`, align: 'end', cell: row => <Oldest {...row} /> },
          { key: 'sums', head: t`Amounts`, align: 'end', cell: row => <Sums {...row} /> },
        ]}
        card={row => <Card {...row} />}
      />
    </Panel>
  )
}

function Card(row: Row) {
  const count = groupWhole(String(row.count))
  return (
    <>
      <KindLink {...row} />
      <Sums {...row} />
      <span className="quiet figures">
        <Trans>{count} waiting</Trans>
      </span>
      <span className="quiet card-end">
        <Oldest {...row} />
      </span>
    </>
  )
}

function KindLink({ label, to, search = {} }: Row) {
  const { i18n } = useLingui()
  return (
    <Link to={to} search={search} className="row-link">
      {i18n._(label)}
    </Link>
  )
}

function Oldest({ oldest_date }: Row) {
  if (oldest_date === null) return null
  return <Age since={oldest_date} />
}

function Sums({ sums }: Row) {
  if (sums.length === 0) return <span className="quiet">–</span>
  return (
    <span className="office-sums">
      {sums.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} size="sm" exact />
      ))}
    </span>
  )
}
