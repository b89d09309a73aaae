import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import type { Column } from '../../../parts/column.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Opener } from '../../../parts/opener.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import '../../../parts/admin.css'
import { CounterfactualForm } from './counterfactual-form.tsx'
import { counterfactualsQuery } from './counterfactual-queries.ts'
import { CounterfactualReport } from './counterfactual-report.tsx'
import { TERM_NAMES, useTermWords } from './counterfactual-terms.ts'

const route = getRouteApi('/admin/counterfactuals')

/** Commands of some days decided again under other terms: asked, followed and read; for auditors. */
export function Counterfactuals() {
  const { t } = useLingui()
  const { open } = route.useSearch()
  const navigate = useNavigate()
  const show = (id: string | undefined) =>
    void navigate({ to: '.', search: { open: id }, resetScroll: false })
  return (
    <Page title={t`Other terms`}>
      <div className="stack gap-16">
        <p className="quiet m-0">
          {t`What would have been, had other terms held for everybody: the commands of the chosen days are decided again by the same rules. Nothing is written in the books.`}
        </p>
        <Panel>
          <CounterfactualForm onAsked={show} />
        </Panel>
        <Asked open={open} onOpen={show} />
        {open && <CounterfactualReport key={open} id={open} />}
      </div>
    </Page>
  )
}

type AskedProps = { open: string | undefined; onOpen: (id: string | undefined) => void }

/** Those asked for before, and how far each has come. */
function Asked({ open, onOpen }: AskedProps) {
  const { t } = useLingui()
  const query = useQuery(counterfactualsQuery)
  const columns = useColumns({ open, onOpen })
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton width="100%" />
  return (
    <Panel inset="flush" title={t`Asked before`}>
      {query.data.length === 0 ? (
        <EmptyState title={t`Nothing was asked yet`} />
      ) : (
        <RowsTable caption={t`Asked before`} rows={query.data} columns={columns} rowKey={({ id }) => id} />
      )}
    </Panel>
  )
}

function useColumns({ open, onOpen }: AskedProps): Column<wire.Counterfactual>[] {
  const { t } = useLingui()
  return [
    {
      key: 'terms',
      head: t`Terms`,
      cell: row => (
        <Opener isOpen={open === row.id} onToggle={() => onOpen(open === row.id ? undefined : row.id)}>
          <Terms terms={row.terms} />
        </Opener>
      ),
    },
    { key: 'days', head: t`Days (UTC)`, cell: row => <Days row={row} /> },
    { key: 'by', head: t`By`, cell: ({ by, by_name }) => `${by_name} · ${by}` },
    {
      key: 'asked',
      head: t`Asked`,
      cell: row => <UtcTime at={row.created_date} isQuiet />,
    },
    { key: 'state', head: t`State`, align: 'end', cell: row => <State row={row} /> },
  ]
}

function Terms({ terms }: { terms: wire.ChangedTerms }) {
  const termWords = useTermWords()
  return (
    <span style={{ display: 'grid' }}>
      {TERM_NAMES.filter(name => terms[name] !== undefined).map(name => (
        <span key={name}>
          {termWords(name)}: <span className="figures">{terms[name]}</span>
        </span>
      ))}
    </span>
  )
}

function Days({ row: { from, to } }: { row: wire.Counterfactual }) {
  const { t } = useLingui()
  if (!from && !to) return t`All days`
  return (
    <span className="figures">
      {from ?? '…'} – {to ?? '…'}
    </span>
  )
}

function State({ row: { status, done, total } }: { row: wire.Counterfactual }) {
  const { t } = useLingui()
  const [read, all] = [done, total].map(count => groupWhole(String(count)))
  if (status === 1) return <Status state="settled">{t`Answered`}</Status>
  if (status === -2) return <Status state="reversed">{t`Stopped`}</Status>
  if (status === -1) return <Status state="wrong">{t`Could not be answered`}</Status>
  if (total === 0) return <Status state="waiting">{t`Waits for its turn`}</Status>
  return (
    <span className="counterfactual-progress">
      <progress value={done} max={total} aria-label={t`Progress`} />
      <span className="figures">{t`${read} of ${all} events`}</span>
    </span>
  )
}
