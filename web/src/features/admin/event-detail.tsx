import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { CopyButton } from '../../parts/copy-button.tsx'
import '../../parts/list.css'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { eventNumber } from '../../parts/proof-line.tsx'
import { useActorWords } from './event-words.ts'
import { columnSums, entriesOf } from './replay.ts'

/** One event as an auditor reads it: its legs as debit and credit, its own fields, and what caused it. */
export function EventDetail({ event, number }: { event: wire.AuditEvent; number: number }) {
  const { t } = useLingui()
  const position = eventNumber(event.position)
  return (
    <Panel
      inset="flush"
      title={
        <>
          {t`Event ${number}`}{' '}
          <span className="quiet" style={{ fontWeight: 500 }}>{t`${event.type}, position ${position}`}</span>
        </>
      }
    >
      {event.legs.length > 0 && <Legs legs={event.legs} />}
      <Fields data={event.data} />
      <Cause event={event} />
    </Panel>
  )
}

function Legs({ legs }: { legs: wire.AuditEvent['legs'] }) {
  const { t } = useLingui()
  const entries = entriesOf(legs)
  const sums = columnSums(legs)
  const figure = (amount: string | undefined, currency: string, isStrong = false) =>
    amount && <Money amount={amount} currency={currency} size="sm" exact isStrong={isStrong} />
  return (
    <div className="wide-scroll">
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
          {entries.map(({ account, currency, debit, credit }, index) => (
            <tr key={index}>
              <td className="mono" style={{ overflowWrap: 'anywhere' }}>
                {account}
              </td>
              <td data-align="end">{figure(debit, currency)}</td>
              <td data-align="end">{figure(credit, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ currency, debit, credit }) => (
            <tr key={currency}>
              <td>{t`Sum`}</td>
              <td data-align="end">{figure(debit, currency, true)}</td>
              <td data-align="end">{figure(credit, currency, true)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function Fields({ data }: { data: wire.AuditEvent['data'] }) {
  const fields = Object.entries(data)
  if (fields.length === 0) return null
  return (
    <dl className="fields" style={{ paddingTop: 12 }}>
      {fields.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd className="mono">{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An id short enough for a line, whole in the clipboard. */
function Id({ id, what }: { id: string; what: string }) {
  return (
    <>
      <span className="mono" title={id}>
        {id.length > 13 ? `${id.slice(0, 8)}…${id.slice(-2)}` : id}
      </span>
      <CopyButton text={id} what={what} />
    </>
  )
}

function Cause({ event }: { event: wire.AuditEvent }) {
  const { t } = useLingui()
  const actorWords = useActorWords()
  return (
    <div className="cause">
      <span className="quiet">{t`By`}</span> {actorWords(event.actor)} ·{' '}
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
      · <span className="quiet">{t`hash`}</span> <Id id={event.hash} what={t`Copy hash`} />
    </div>
  )
}
