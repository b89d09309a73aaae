import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { MemberRecords } from './record-list.tsx'
import { RecordState, useByWords } from './words.tsx'

/** Everything this member has handed in, newest first: what was wrong last time is what to look at now. */
export function History({ record }: { record: wire.KycRecord }) {
  const { t } = useLingui()
  const byWords = useByWords()
  const { uid } = record
  const { data } = useQuery(MemberRecords.query({ uid }))
  return (
    <Panel
      title={t({ message: 'History', context: 'record' })}
      aside={
        <Link to="/admin/audit" search={{ stream: `member-${uid}` }}>
          {t`Audit trail`}
        </Link>
      }
    >
      <ol className="bare-list doc-history">
        {(data?.rows ?? [record]).map(each => (
          <li key={each.id}>
            <span className="row apart wrap">
              {each.id === record.id ? (
                <span className="strong">{t`This record`}</span>
              ) : (
                <Link to="/admin/userkycs/view/$id" params={{ id: each.id }}>
                  {t`Another record`}
                </Link>
              )}
              <RecordState record={each} />
            </span>
            <Moment label={t`handed in`} at={each.submitted_date} by={byWords(each.submitted_by, each)} />
            {each.decided_date && (
              <Moment label={t`decided`} at={each.decided_date} by={byWords(each.decided_by, each)} />
            )}
            {each.reason && <span>{each.reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Moment({ label, at, by }: { label: string; at: string; by: string }) {
  return (
    <span className="quiet">
      <UtcTime at={at} /> · {label} · {by}
    </span>
  )
}
