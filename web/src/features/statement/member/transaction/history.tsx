import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { instantText } from '../../../../i18n/time.ts'
import { Panel } from '../../../../parts/panel.tsx'
import { useEventName } from '../../../../platform/events/admin/event-types.ts'
import { LineStatus } from '../../../../platform/lines/member/line-words.tsx'
import type { Opened } from '../../../../platform/lines/member/queries.ts'
import { useCounterpartyName } from '../../../../platform/members/member/counterparty.tsx'

/** Steps of a movement, the oldest first; the step that it waits for stands at the end. */
export function History({ line }: { line: Opened }) {
  const { t } = useLingui()
  const nameOf = useEventName()
  const other = useCounterpartyName()(line.counterparty_name)
  const by: Readonly<Record<wire.TransactionStep['by'], string>> = {
    member: t`by you`,
    other: t`by ${other}`,
    admin: t`by us`,
    system: t`by itself`,
  }
  return (
    <Panel title={t`What happened`}>
      <ol className="bare-list history">
        {line.history.map((step, at) => (
          <li key={`${step.event} ${at}`}>
            <span className="weight-550">{nameOf(step.event)}</span>
            <br />
            <span className="quiet">
              <span className="figures">{instantText(step.created_date)}</span> · {by[step.by]}
            </span>
          </li>
        ))}
        {line.status === 'pending' && (
          <li data-waits>
            <LineStatus line={line} />
          </li>
        )}
      </ol>
    </Panel>
  )
}
