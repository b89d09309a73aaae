import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import '../../../parts/list.css'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { eventNumber } from '../../../parts/proof-line.tsx'
import { useIsNarrow } from '../../../parts/use-media.ts'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { useActorWords } from '../../../platform/events/admin/event-words.ts'
import { fieldRows } from '../../../platform/events/admin/field-rows.ts'
import { FieldList } from './command-panel.tsx'
import { columnSums, entriesOf } from './replay.ts'
import { Id } from './short-id.tsx'

type EventDetailProps = {
  event: wire.AuditEvent
  number: string
  /** The page it stands on, to which it then does not lead. */
  on?: 'event' | 'payment'
}

/** One event as an auditor reads it: its legs as debit and credit, its own fields, and what caused it. */
export function EventDetail({ event, number, on }: EventDetailProps) {
  const { t } = useLingui()
  const nameOf = useEventName()
  const position = eventNumber(event.position)
  return (
    <Panel
      inset="flush"
      title={
        <>
          {t`Event ${number}`}: {nameOf(event.type)}{' '}
          <span className="quiet" style={{ fontWeight: 500 }}>{t`${event.type}, position ${position}`}</span>
        </>
      }
    >
      {event.legs.length > 0 && <Legs legs={event.legs} />}
      <FieldList fields={fieldRows(event.data)} />
      <Cause event={event} on={on} />
    </Panel>
  )
}

type LegsProps = { legs: wire.AuditEvent['legs'] }

/** Legs as debit and credit, with their sums. */
export function Legs({ legs }: LegsProps) {
  const isNarrow = useIsNarrow()
  return isNarrow ? <LegCards legs={legs} /> : <LegTable legs={legs} />
}

const figure = (amount: string | undefined, currency: string, isStrong = false) =>
  amount && <Money amount={amount} currency={currency} size="sm" exact isStrong={isStrong} />

function LegTable({ legs }: LegsProps) {
  const { t } = useLingui()
  return (
    <table className="list" data-density="compact">
      <caption className="sr">{t`Legs`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Account`}</th>
          <th scope="col" data-align="end">{t`Debit`}</th>
          <th scope="col" data-align="end">{t`Credit`}</th>
        </tr>
      </thead>
      <tbody>
        {entriesOf(legs).map(({ account, currency, debit, credit }, index) => (
          <tr key={index}>
            <td className="mono break-anywhere">{account}</td>
            <td data-align="end">{figure(debit, currency)}</td>
            <td data-align="end">{figure(credit, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {columnSums(legs).map(({ currency, debit, credit }) => (
          <tr key={currency}>
            <td>{t`Sum`}</td>
            <td data-align="end">{figure(debit, currency, true)}</td>
            <td data-align="end">{figure(credit, currency, true)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** On a phone two columns of eighteen digits do not fit beside an account: the side is a word. */
function LegCards({ legs }: LegsProps) {
  const { t } = useLingui()
  return (
    <ul className="bare-list cards" aria-label={t`Legs`}>
      {entriesOf(legs).map(({ account, currency, debit, credit }, index) => (
        <li key={index} className="card-row">
          <span className="mono card-wide text-left">{account}</span>
          <span className="quiet text-left">{debit ? t`Debit` : t`Credit`}</span>
          <span className="card-end">{figure(debit ?? credit, currency)}</span>
        </li>
      ))}
      {columnSums(legs).map(({ currency, debit }) => (
        <li key={currency} className="card-row">
          <span className="strong">{t`Sum, debit and credit`}</span>
          <span>{figure(debit, currency, true)}</span>
        </li>
      ))}
    </ul>
  )
}

function Cause({ event, on }: Pick<EventDetailProps, 'event'> & { on: EventDetailProps['on'] }) {
  const { t } = useLingui()
  const actorWords = useActorWords()
  const leaf = groupWhole(String(event.number - 1))
  return (
    <div className="cause">
      <span className="quiet">{t`By`}</span> {actorWords(event.actor, event.actor_name)} ·{' '}
      <span className="quiet">{t`stream`}</span>{' '}
      <span className="mono">
        {event.stream}@{event.revision}
      </span>{' '}
      · <span className="quiet">{t`command`}</span> <Id id={event.command_id} what={t`Copy command id`} />
      {event.causation_id && (
        <>
          · <span className="quiet">{t`caused by`}</span>{' '}
          <Id id={event.causation_id} what={t`Copy event id`} />
        </>
      )}
      · <span className="quiet">{t`previous hash`}</span>{' '}
      <Id id={event.previous_hash} what={t`Copy previous hash`} />· <span className="quiet">{t`hash`}</span>{' '}
      <Id id={event.hash} what={t`Copy hash`} />· <span className="quiet">{t`leaf of the seal`}</span>{' '}
      <span className="figures">{leaf}</span>
      <div className="row wrap gap-4-16">
        {on !== 'event' && (
          <Link to="/admin/audit/events/$id" params={{ id: event.id }}>{t`Open the event`}</Link>
        )}
        {on !== 'payment' && (
          <Link to="/admin/audit/payments/$id" params={{ id: event.correlation_id }}>
            {t`All of this request`}
          </Link>
        )}
      </div>
    </div>
  )
}
