import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../../client/may.ts'
import { type Problem, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { groupWhole } from '../../../../i18n/amount.ts'
import { List } from '../../../../parts/list.tsx'
import { type ListSearch, useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Opener } from '../../../../parts/opener.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { Status } from '../../../../parts/status.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { CASE_PLACES } from '../../../../platform/cases/admin/case-places.ts'
import '../../../../parts/admin.css'
import { bulkJobsQuery } from '../../../../platform/cases/admin/bulk-jobs-query.ts'
import { refusedRowsQuery, stopBulk } from './bulk-queries.ts'
import './inbox.css'
import { useBulkEnds } from '../../../../platform/cases/admin/use-bulk-ends.ts'

type Search = ListSearch & { open?: string | undefined }

/** Bulk decisions: how far the workers have come with each, and which cases were refused and why. */
export function BulkJobs() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<Search>()
  const query = useQuery(bulkJobsQuery(search))
  useBulkEnds()
  const open = (row: wire.BulkJob) =>
    change({ open: search.open === row.id ? undefined : row.id, page: search.page })
  return (
    <Page title={t`Bulk decisions`}>
      <Panel inset="flush">
        <List
          query={query}
          density="compact"
          columns={[
            {
              key: 'what',
              head: t`Decision`,
              cell: row => <JobOpener row={row} isOpen={search.open === row.id} onPress={() => open(row)} />,
            },
            { key: 'by', head: t`By`, cell: ({ by, by_name }) => `${by_name} · ${by}` },
            {
              key: 'begun',
              head: t`Begun`,
              sort: 'created_date',
              cell: row => <UtcTime at={row.created_date} isQuiet />,
            },
            { key: 'progress', head: t`Progress`, align: 'end', cell: row => <Progress row={row} /> },
            { key: 'state', head: t`State`, align: 'end', cell: row => <State row={row} /> },
          ]}
          rowKey={row => row.id}
          isChosen={row => row.id === search.open}
          below={row => <Opened row={row} />}
          empty={
            <EmptyState title={t`Nothing was decided in bulk yet`}>
              {t`Choose a kind in the inbox, then its cases.`}
            </EmptyState>
          }
          {...paging}
          isFiltered={false}
          caption={t`Bulk decisions`}
        />
      </Panel>
    </Page>
  )
}

function JobOpener({ row, isOpen, onPress }: { row: wire.BulkJob; isOpen: boolean; onPress: () => void }) {
  const { t, i18n } = useLingui()
  const kind = i18n._(CASE_PLACES[row.kind].label)
  return (
    <Opener isOpen={isOpen} onToggle={onPress}>
      {row.decision === 1 ? t`Approve · ${kind}` : t`Reject · ${kind}`}
    </Opener>
  )
}

function Progress({ row: { decided, refused, total } }: { row: wire.BulkJob }) {
  const { t } = useLingui()
  const [done, all] = [decided + refused, total].map(count => groupWhole(String(count)))
  return (
    <span className="bulk-progress">
      <progress value={decided + refused} max={total} aria-label={t`Progress`} />
      <span className="figures">{t`${done} of ${all}`}</span>
    </span>
  )
}

function State({ row: { status, finish_date, refused } }: { row: wire.BulkJob }) {
  const { t } = useLingui()
  if (status === -1) return <Status state="wrong">{finish_date ? t`Stopped` : t`Stopping`}</Status>
  if (status === 0) return <Status state="waiting">{t`Running`}</Status>
  const shown = groupWhole(String(refused))
  return refused > 0 ? (
    <Status state="waiting">{t`Ended, ${shown} refused`}</Status>
  ) : (
    <Status state="settled">{t`Ended`}</Status>
  )
}

function Opened({ row }: { row: wire.BulkJob }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const send = useSubmit(stopBulk)
  const [decided, refused, left] = [row.decided, row.refused, row.left].map(count =>
    groupWhole(String(count)),
  )
  return (
    <div className="stack" style={{ gap: 12, padding: '6px 0 14px' }}>
      <span className="figures">{t`Decided ${decided} · refused ${refused} · left ${left}`}</span>
      {row.reason && <span className="quiet">{row.reason}</span>}
      <Refused id={row.id} />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      {row.status === 0 && may('office.stopBulk') && (
        <div>
          <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate(row.id)}>
            {t`Stop before the next case`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The refusal as a single request would have got it. */
const refusalOf = ({ code, details }: wire.BulkRow): Problem => {
  if (code === 'FORBIDDEN') return { kind: 'forbidden' }
  if (code === null || code === 'FAILED') return { kind: 'broken', requestId: undefined }
  return { kind: 'refused', code, message: code, details }
}

/** The refused cases, each with the reason in words. */
function Refused({ id }: { id: string }) {
  const { data } = useQuery(refusedRowsQuery(id))
  const words = useProblemWords()
  if (!data || data.rows.length === 0) return null
  return (
    <ul className="bulk-refused">
      {data.rows.map(row => (
        <li key={row.number}>
          <span>
            {row.username} <span className="figures quiet">{row.uid}</span>{' '}
            <span className="mono quiet">{row.case_id}</span>
          </span>
          <span>{words(refusalOf(row))}</span>
        </li>
      ))}
    </ul>
  )
}
