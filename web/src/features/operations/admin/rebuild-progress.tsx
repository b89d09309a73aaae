import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { useAge } from '../../../i18n/time.ts'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { useCount } from './use-group-words.ts'

type Rebuilt = wire.ReadModelStanding & { readonly rebuild: wire.RebuildRecord }

const isUnderWay = (model: wire.ReadModelStanding): model is Rebuilt =>
  model.rebuild?.status === 'asked' || model.rebuild?.status === 'running'

const isFailed = (model: wire.ReadModelStanding): model is Rebuilt => model.rebuild?.status === 'failed'

/** Read models that are being made anew or wait for their turn, and those that could not be made. */
export function RebuildsUnderWay({ models }: { models: readonly wire.ReadModelStanding[] }) {
  const { t } = useLingui()
  const shown = models.filter(isUnderWay)
  const failed = models.filter(isFailed)
  return (
    <>
      {shown.length > 0 && (
        <Panel title={t`Being rebuilt`} inset="flush">
          {shown.map(model => (
            <RebuildProgress key={model.rebuild.id} model={model} />
          ))}
        </Panel>
      )}
      {failed.map(({ projection, rebuild: { id, error } }) => (
        <Notice
          key={id}
          tone="wrong"
          title={t`${projection} could not be rebuilt. The live one stays in use.`}
        >
          {error}
        </Notice>
      ))}
    </>
  )
}

function RebuildProgress({ model: { projection, rebuild } }: { model: Rebuilt }) {
  const { t } = useLingui()
  const count = useCount()
  const age = useAge()
  const mayAct = may('operations.stopRebuild')
  const stop = useSubmit((body: Body<'operations.stopRebuild'>, attempt) =>
    call('operations.stopRebuild', { body, attempt }),
  )
  const { status, events, total, per_second, eta_ms } = rebuild
  const [done, all, rate] = [count(events), count(total), count(per_second)]
  const left = age(0, eta_ms ?? 0)
  return (
    <div className="rebuild-progress">
      <div className="row apart wrap gap-8">
        <strong className="mono">{projection}</strong>
        {mayAct && (
          <Button
            size="xs"
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate({ projection })}
          >
            {t`Stop it`}
          </Button>
        )}
      </div>
      <progress
        aria-label={t`Progress of the rebuild of ${projection}`}
        value={events}
        max={Math.max(1, total)}
      />
      <span className="quiet figures wraps">
        {status === 'asked'
          ? t`Waits for its turn`
          : eta_ms === null
            ? t`${done} of ${all} events`
            : t`${done} of ${all} events, ${rate} a second, ${left} left`}
      </span>
      <ProblemNotice of={stop.error} />
    </div>
  )
}
