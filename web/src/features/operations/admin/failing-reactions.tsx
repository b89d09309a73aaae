import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { announce } from '../../../client/announce.ts'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { reactionsQuery } from './queries.ts'

/** Work that must follow from an event, and that the workers could not do so far. */
export function FailingReactions() {
  const { t } = useLingui()
  const query = useQuery(reactionsQuery)
  return (
    <Panel title={t`Reactions that fail`} inset="flush">
      {!query.data ? (
        <WaitingInside query={query} />
      ) : query.data.length === 0 ? (
        <EmptyState title={t`Every reaction could do its work`} />
      ) : (
        <ul className="bare-list cards" aria-label={t`Reactions that fail`}>
          {query.data.map(row => (
            <Failing key={`${row.reaction} ${row.stream} ${row.revision}`} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Failing({ row }: { row: wire.FailingReaction }) {
  const { t } = useLingui()
  const mayAct = may('operations.retryReaction')
  const { reaction, stream, revision, tries, error } = row
  const retry = useSubmit(
    (body: Body<'operations.retryReaction'>, attempt) => call('operations.retryReaction', { body, attempt }),
    { onSuccess: () => announce(t`It is tried again at its next turn.`) },
  )
  return (
    <li className="card-row parked-stream">
      <span className="card-name mono">{reaction}</span>
      <span className="card-end mono">{t`${stream}, revision ${revision}`}</span>
      <span className="card-wide parked-error">{error}</span>
      <span className="card-wide quiet figures">{t`Tries: ${tries}`}</span>
      {mayAct && (
        <div className="card-wide row wrap gap-10">
          <Button
            size="sm"
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate({ reaction, stream, revision })}
          >
            {t`Try again`}
          </Button>
          <ProblemNotice of={retry.error} />
        </div>
      )}
    </li>
  )
}
