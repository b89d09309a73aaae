import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { bulkJobStates } from '@strongroom/shared/words/office/state'
import { useQuery } from '@tanstack/react-query'
import { may } from '../../../../client/may.ts'
import { type Problem, problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { groupWhole } from '../../../../i18n/amount.ts'
import { useWordsOf } from '../../../../i18n/word.ts'
import { custom, opens } from '../../../../parts/lists/columns.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { Status } from '../../../../parts/status.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { CASE_PLACES } from '../../../../platform/cases/case-places.ts'
import '../../../../parts/admin.css'
import { refusedRowsQuery, stopBulk } from './bulk-queries.ts'
import './inbox.css'
import { useBulkEnds } from '../../../../platform/cases/admin/use-bulk-ends.ts'

/** Bulk decisions: how far the workers have come with each, and which cases were refused and why. */
export const BulkJobs = listScreen('office.bulkJobs', {
  title: msg`Bulk decisions`,
  Above: Ends,
  columns: [
    opens('what', msg`Decision`, row => <Job row={row} />),
    custom('by', msg`By`, ({ by, by_name }) => `${by_name} · ${by}`),
    custom('begun', msg`Begun`, row => <UtcTime at={row.created_date} isQuiet />, { sort: 'created_date' }),
    custom('progress', msg`Progress`, row => <Progress row={row} />, { align: 'end' }),
    custom('state', msg`State`, row => <State row={row} />, { align: 'end' }),
  ],
  Below: Opened,
  filters: [],
  empty: {
    title: msg`Nothing was decided in bulk yet`,
    text: msg`Choose a kind in the inbox, then its cases.`,
  },
  everyMs: 2_000,
})

/** Follows those that this administrator has begun. */
function Ends() {
  useBulkEnds()
  return null
}

function Job({ row }: { row: wire.BulkJob }) {
  const { t, i18n } = useLingui()
  const kind = i18n._(CASE_PLACES[row.kind].label)
  return row.decision === 1 ? t`Approve · ${kind}` : t`Reject · ${kind}`
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
  const words = useWordsOf(bulkJobStates)
  if (status === -1) return <Status state="wrong">{finish_date ? words[-1] : t`Stopping`}</Status>
  if (status === 0) return <Status state="waiting">{words[0]}</Status>
  const shown = groupWhole(String(refused))
  return refused > 0 ? (
    <Status state="waiting">{t`Ended, ${shown} refused`}</Status>
  ) : (
    <Status state="settled">{words[1]}</Status>
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
    <ul className="bare-list bulk-refused">
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
