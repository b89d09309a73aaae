import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { differenceWords } from '@strongroom/shared/words/audit/difference'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { announce } from '../../../client/announce.ts'
import { callForAll } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { descriptorOf } from '../../../i18n/word.ts'
import type { Column } from '../../../parts/column.ts'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProofLine } from '../../../parts/proof-line.tsx'
import { findingsQuery } from '../../../parts/proof-query.ts'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { LogChanged, useIsLogChanged } from '../../operations/admin/log-changed.tsx'
import { readModelsQuery } from '../../operations/admin/queries.ts'
import { RebuildDecision } from '../../operations/admin/rebuild-decision.tsx'
import { RebuildsUnderWay } from '../../operations/admin/rebuild-progress.tsx'
import '../../operations/admin/operations.css'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

/** Everything that was found wrong with the books, where, and the rebuild that mends a read model. */
export function ProofFindings() {
  const { t } = useLingui()
  const query = useQuery(findingsQuery)
  const { data: models = [] } = useQuery(readModelsQuery)
  const { findings = [], more = 0 } = query.data ?? {}
  return (
    <Page title={t`Proof of the books`}>
      <div className="operations">
        <div>
          <ProofLine isWhole isBrief />
        </div>
        <RebuildsUnderWay models={models} />
        {models
          .filter(({ waits }) => waits)
          .map(model => (
            <RebuildDecision key={model.projection} model={model} />
          ))}
        {!query.data ? (
          <Waiting query={query} />
        ) : (
          <Findings findings={findings} more={more} models={models} />
        )}
        <Past findings={query.data?.past ?? []} />
        {findings.length > 0 && (
          <p className="hint">
            {t`Nothing repairs itself. A rebuild repairs a read model. An event, a chain or the seal is evidence: compare it with a backup or a witness before anything is changed.`}
          </p>
        )}
      </div>
    </Page>
  )
}

/** Asks for the read models that differ to be made anew; where money differs, the rebuild waits for a decision here. */
function Rebuild({ models }: { models: readonly wire.ReadModelStanding[] }) {
  const { t } = useLingui()
  const ask = useSubmit(
    (body: Body<'operations.rebuild'>, attempt) => callForAll('operations.rebuild', { body, attempt }),
    { onSuccess: () => announce(t`The rebuild is asked for.`) },
  )
  if (useIsLogChanged()) return <LogChanged />
  if (models.length === 0 || !may('operations.rebuild')) return null
  return (
    <div className="row wrap gap-8">
      <ProblemNotice of={ask.error} />
      {models.map(({ projection }) => (
        <Button
          key={projection}
          size="xs"
          loading={ask.isPending}
          onClick={() => ask.mutate({ projections: [projection], cutOverWhenEqual: true })}
        >
          {t`Rebuild ${projection}`}
        </Button>
      ))}
    </div>
  )
}

function useColumns(): Column<wire.ProofDifference>[] {
  const { t, i18n } = useLingui()
  return [
    {
      key: 'view',
      head: t({ message: 'In', context: 'read model' }),
      cell: ({ view }) => <span className="mono">{view}</span>,
    },
    { key: 'key', head: t`Place`, cell: finding => <Place finding={finding} /> },
    { key: 'kind', head: t`What is wrong`, cell: ({ kind }) => i18n._(descriptorOf(differenceWords[kind])) },
    { key: 'log', head: t`The log says`, cell: ({ log, shown }) => (shown === null ? log : (log ?? '–')) },
    { key: 'shown', head: t`Shown`, cell: ({ log, shown }) => (log === null ? shown : (shown ?? '–')) },
  ]
}

const placeOf = ({ key, field }: Pick<wire.PastFinding, 'key' | 'field'>) =>
  field ? `${key}, ${field}` : key

function Place({ finding: { key, field, stream, position } }: { finding: wire.ProofDifference }) {
  const { t } = useLingui()
  const [place, at] = [placeOf({ key, field }), position]
  return (
    <span className="break-anywhere">
      {stream ? (
        <Link to="/admin/audit" search={{ stream }}>
          {place}
        </Link>
      ) : (
        place
      )}
      {at && <span className="quiet figures"> {t`position ${at}`}</span>}
    </span>
  )
}

type FindingsProps = {
  findings: readonly wire.ProofDifference[]
  more: number
  models: readonly wire.ReadModelStanding[]
}

function Findings({ findings, more, models }: FindingsProps) {
  const { t } = useLingui()
  const columns = useColumns()
  const rebuildable = models.filter(({ projection }) => findings.some(({ view }) => view === projection))
  return (
    <Panel title={t`Findings`} inset="flush" aside={<Rebuild models={rebuildable} />}>
      {findings.length === 0 ? (
        <p style={{ padding: '12px 20px', margin: 0 }}>{t`Nothing is wrong with the books.`}</p>
      ) : (
        <RowsTable
          caption={t`Findings`}
          rows={findings}
          rowKey={({ view, kind, key, field }) => `${view} ${kind} ${key} ${field}`}
          columns={columns}
        />
      )}
      {more > 0 && <p style={{ padding: '0 20px' }}>{t`${more} more`}</p>}
    </Panel>
  )
}

/** Findings of the last ninety days that are gone: an alarm that passed in the night can still be looked into. */
function Past({ findings }: { findings: readonly wire.PastFinding[] }) {
  const { t, i18n } = useLingui()
  if (findings.length === 0) return null
  return (
    <Panel title={t`Found earlier`} inset="flush">
      <RowsTable
        caption={t`Found earlier`}
        rows={findings}
        rowKey={({ view, kind, key, field, gone_date }) => `${view} ${kind} ${key} ${field} ${gone_date}`}
        columns={[
          {
            key: 'view',
            head: t({ message: 'In', context: 'read model' }),
            cell: ({ view }) => <span className="mono">{view}</span>,
          },
          {
            key: 'key',
            head: t`Place`,
            cell: finding => <span className="break-anywhere">{placeOf(finding)}</span>,
          },
          {
            key: 'kind',
            head: t`What was wrong`,
            cell: ({ kind }) => i18n._(descriptorOf(differenceWords[kind])),
          },
          { key: 'found', head: t`Found`, cell: ({ found_date }) => <UtcTime at={found_date} isQuiet /> },
          { key: 'gone', head: t`Gone`, cell: ({ gone_date }) => <UtcTime at={gone_date} isQuiet /> },
        ]}
      />
    </Panel>
  )
}
