import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { call, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { ComparisonTable, RowsThatDiffer } from './comparison-table.tsx'
import { CutOver } from './cut-over.tsx'
import { LogChanged, useIsLogChanged } from './log-changed.tsx'

/** A rebuild that is finished: how it differs from the live read model, and what is to become of it. */
export function RebuildDecision({ model }: { model: wire.ReadModelStanding }) {
  const { t } = useLingui()
  const { projection, rebuild } = model
  const mayAct = may('operations.cutOver')
  const again = useMutation({
    mutationFn: () => callForOne('operations.compare', { body: { projection } }),
  })
  const discard = useSubmit(
    (body: Body<'operations.discard'>, attempt) => call('operations.discard', { body, attempt }),
    { onSuccess: () => announce(t`The rebuild is gone.`) },
  )
  const [isCuttingOver, setCuttingOver] = useState(false)
  const comparison = again.data ?? (rebuild?.status === 'waits' ? rebuild.comparison : null)
  const problem = again.error ?? discard.error
  const isLogChanged = useIsLogChanged()
  return (
    <Panel title={t`${projection} is rebuilt: decide`}>
      <div className="stack gap-12">
        <Differences comparison={comparison} />
        {isLogChanged && <LogChanged />}
        <ProblemNotice of={problem} />
        {mayAct && (
          <Actions
            comparison={isLogChanged ? null : comparison}
            onCutOver={() => setCuttingOver(true)}
            isDiscarding={discard.isPending}
            onDiscard={() => discard.mutate({ projection, generation: 'next' })}
            isComparing={again.isPending}
            onCompare={() => again.mutate()}
          />
        )}
      </div>
      {comparison && (
        <CutOver
          projection={projection}
          differing={comparison.differing}
          isOpen={isCuttingOver}
          onClose={() => setCuttingOver(false)}
        />
      )}
    </Panel>
  )
}

function Compared({ comparison }: { comparison: wire.Comparison }) {
  const { t } = useLingui()
  const { equal, differing, differences, parked_streams: parked } = comparison
  const amounts = differing.map(({ unit, amount }) => `${amount} ${unit}`).join(', ')
  if (equal) return <Notice tone="proven" title={t`It equals the live one: every column of every row`} />
  return (
    <>
      <Notice
        tone={differing.length > 0 ? 'wrong' : 'waiting'}
        title={
          differing.length > 0 ? t`The money differs by ${amounts}` : t`The money is equal, the rest is not`
        }
      >
        {parked > 0 && t`Streams with an event that cannot be projected: ${parked}`}
      </Notice>
      <RowsThatDiffer comparison={comparison} />
      {differences.length > 0 && <ComparisonTable comparison={comparison} />}
    </>
  )
}

type ActionsProps = {
  comparison: wire.Comparison | null
  onCutOver: () => void
  isDiscarding: boolean
  onDiscard: () => void
  isComparing: boolean
  onCompare: () => void
}

function Actions({ comparison, onCutOver, isDiscarding, onDiscard, isComparing, onCompare }: ActionsProps) {
  const { t } = useLingui()
  return (
    <div className="row wrap gap-10">
      <Button onClick={onCutOver} disabled={!comparison}>
        {t`Put it in place…`}
      </Button>
      <Button variant="default" loading={isDiscarding} onClick={onDiscard}>
        {t`Discard it`}
      </Button>
      <Button variant="default" loading={isComparing} onClick={onCompare}>
        {comparison ? t`Compare again` : t`Compare`}
      </Button>
    </div>
  )
}

function Differences({ comparison }: { comparison: wire.Comparison | null }) {
  const { t } = useLingui()
  return comparison ? (
    <Compared comparison={comparison} />
  ) : (
    <p>{t`It was rebuilt by command. Compare it with the live one before you decide.`}</p>
  )
}
