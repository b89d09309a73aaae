import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconShieldCheck, IconShieldQuestion } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { useActorWords } from '../../../platform/events/admin/event-words.ts'

type PaymentStepsProps = {
  payment: wire.AuditPayment
  /** The event on screen, from 1. */
  place: number
  onShow: (place: number) => void
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null

/** Arrow keys step, wherever the focus is, unless something is being typed. */
function useArrows({ payment: { events }, place, onShow }: PaymentStepsProps) {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || isTyping(event)) return
      const next = place + by
      if (next < 1 || next > events.length) return
      event.preventDefault()
      onShow(next)
    }
    window.addEventListener('keydown', step)
    return () => window.removeEventListener('keydown', step)
  }, [events.length, place, onShow])
}

/** The events of a request in the order of the log, each with its stream and its seal. */
export function PaymentSteps(props: PaymentStepsProps) {
  const { t } = useLingui()
  const { payment, place, onShow } = props
  useArrows(props)
  const count = payment.events.length
  return (
    <Panel
      title={t`Events`}
      aside={<span className="quiet figures">{t`${place} of ${count}, arrow keys step`}</span>}
      inset="flush"
    >
      <ul className="events">
        {payment.events.map((event, at) => (
          <Step
            key={event.id}
            event={event}
            number={at + 1}
            isShown={at + 1 === place}
            isSealed={event.number <= payment.sealed_number}
            onShow={onShow}
          />
        ))}
      </ul>
      {payment.more && (
        <p
          className="quiet"
          style={{ padding: '0 16px 12px' }}
        >{t`There are more events than are shown here.`}</p>
      )}
    </Panel>
  )
}

type StepProps = {
  event: wire.AuditEvent
  number: number
  isShown: boolean
  isSealed: boolean
  onShow: (place: number) => void
}

function Step({ event, number, isShown, isSealed, onShow }: StepProps) {
  const { t } = useLingui()
  const nameOf = useEventName()
  const actorWords = useActorWords()
  const Icon = isSealed ? IconShieldCheck : IconShieldQuestion
  return (
    <li>
      <button type="button" aria-current={isShown ? 'true' : undefined} onClick={() => onShow(number)}>
        <span className="event-number figures">{number}</span>
        <span className="min-0">
          <span style={{ fontWeight: isShown ? 620 : 500 }} title={event.type}>
            {nameOf(event.type)}
          </span>{' '}
          <Icon
            size={15}
            style={{ verticalAlign: '-2px', color: isSealed ? 'var(--proven)' : 'var(--waiting)' }}
            aria-label={isSealed ? t`sealed` : t`not sealed yet`}
          />
          <br />
          <span className="mono quiet break-anywhere">
            {event.stream}@{event.revision}
          </span>
          <br />
          <span className="quiet figures wraps">
            <UtcTime at={event.created_date} /> · {actorWords(event.actor, event.actor_name)}
          </span>
        </span>
      </button>
    </li>
  )
}
