import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { downloadCounterfactual } from '../../../client/files.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { SaveCsv } from '../../../parts/save-csv.tsx'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { StopRun } from './counterfactual-acts.tsx'
import { counterfactualQuery } from './counterfactual-queries.ts'
import { AccountsTable, MembersTable, RefusalsTable } from './counterfactual-tables.tsx'

type Report = NonNullable<wire.CounterfactualReport['report']>

/** Report of a counterfactual: its differences by account, member and command, and the commands that could not be decided again. */
export function CounterfactualReport({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(counterfactualQuery(id))
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton width="100%" />
  const { status, report } = query.data
  if (status === -1)
    return (
      <Notice tone="wrong" title={t`This could not be answered`}>
        {t`The log could not be read to its end. An operator finds the reason in the workers’ log.`}
      </Notice>
    )
  if (status === -2)
    return <Notice tone="waiting" title={t`This was stopped. Ask again to have it answered.`} />
  if (!report)
    return (
      <div className="stack gap-10">
        <Notice tone="waiting" title={t`The log is being read. The answer will appear here.`} />
        <StopRun id={id} />
      </div>
    )
  if (report.first === null) return <Notice tone="waiting" title={t`Nothing happened on these days.`} />
  return <Answer id={id} report={report} />
}

function Answer({ id, report }: { id: string; report: Report }) {
  const { t } = useLingui()
  const { accounts, members, refusals } = report
  return (
    <>
      <Panel title={t`What would have differed`} aside={<SaveCsv save={() => downloadCounterfactual(id)} />}>
        <Counts report={report} />
      </Panel>
      {report.below_zero > 0 && <BelowZero count={report.below_zero} />}
      <Panel title={t`By account`} inset="flush">
        <AccountsTable rows={accounts} />
      </Panel>
      {members.length > 0 && (
        <Panel title={t`By member`} inset="flush">
          <MembersTable rows={members} count={report.member_count} />
        </Panel>
      )}
      {refusals.length > 0 && (
        <Panel title={t`Commands that would have been refused`} inset="flush">
          <RefusalsTable rows={refusals} count={report.refused} />
        </Panel>
      )}
      <AsHappened of={report.as_happened} />
    </>
  )
}

function Counts({ report }: { report: Report }) {
  const { t } = useLingui()
  const figure = (count: number) => <span className="figures">{groupWhole(String(count))}</span>
  return (
    <Facts
      rows={[
        {
          label: t`Events of the log`,
          value: (
            <span className="figures">
              {groupWhole(String(report.first))} – {groupWhole(String(report.last))}
            </span>
          ),
        },
        { label: t`Commands decided again`, value: figure(report.decided) },
        { label: t`With another outcome`, value: figure(report.differ) },
        { label: t`Of these refused`, value: figure(report.refused) },
      ]}
    />
  )
}

function BelowZero({ count }: { count: number }) {
  const { t } = useLingui()
  const shown = groupWhole(String(count))
  return (
    <Notice tone="wrong" title={t`Balances that would have been below zero: ${shown}`}>
      {t`Movements that were taken as they happened took more than would have been there. Read the figures of these members with care.`}
    </Notice>
  )
}

/** Commands that cannot be decided again: their outcome is the one in the log, whatever the terms. */
function AsHappened({ of }: { of: Report['as_happened'] }) {
  const { t } = useLingui()
  const nameOf = useEventName()
  return (
    <Panel title={t`Taken as it happened`}>
      <div className="stack gap-8">
        <p className="quiet m-0">
          {t`Commands that were refused at the time are not in the log, and may have been accepted under these terms. Prices, VIP levels, matches of trades and what administrators decided are as they were.`}
        </p>
        {of.map(({ type, count }) => (
          <span key={type}>
            {nameOf(type)} <span className="figures quiet">× {groupWhole(String(count))}</span>
          </span>
        ))}
      </div>
    </Panel>
  )
}
