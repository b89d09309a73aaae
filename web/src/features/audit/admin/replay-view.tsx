import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import {
  IconChevronLeft,
  IconChevronRight,
  IconLink,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { groupWhole } from '../../../parts/amount.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { utcText } from '../../../parts/time.ts'
import { BalancesThen } from './balances-then.tsx'
import { EventDetail } from './event-detail.tsx'
import { useEventName } from './event-types.ts'
import { useActorWords } from './event-words.ts'

const PLAY_MS = 900

type ReplayProps = { uid: string; events: readonly wire.AuditEvent[]; eventId: string | undefined }

/** Steps through a member's events: by slider, arrow keys, list, or by itself. The address names the event. */
export function Replay({ uid, events, eventId }: ReplayProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const named = events.findIndex(({ id }) => id === eventId)
  const index = named < 0 ? events.length - 1 : named
  const event = events[index]
  const show = (next: number) => {
    const { id } = events[Math.max(0, Math.min(events.length - 1, next))] as wire.AuditEvent
    void navigate({ to: '.', search: { event: id }, replace: true, resetScroll: false })
  }
  if (!event)
    return (
      <Panel>
        <EmptyState title={t`No event yet`} />
      </Panel>
    )
  return (
    <>
      <Scrubber events={events} index={index} onShow={show} />
      <div className="replay">
        <EventList events={events} index={index} onShow={show} />
        <div className="stack">
          <EventDetail event={event} number={index + 1} />
          <BalancesThen uid={uid} events={events} count={index + 1} />
        </div>
      </div>
    </>
  )
}

type ShownProps = { events: readonly wire.AuditEvent[]; index: number; onShow: (index: number) => void }

function Scrubber({ events, index, onShow }: ShownProps) {
  const { t } = useLingui()
  const [isPlaying, setPlaying] = useState(false)
  const isLast = index === events.length - 1
  useEffect(() => {
    if (!isPlaying) return
    if (isLast) return setPlaying(false)
    const timer = setTimeout(() => onShow(index + 1), PLAY_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isLast, index, onShow])
  const inWords = (number: string, count: string) => t`As of event ${number} of ${count}`
  const place = inWords(groupWhole(String(index + 1)), groupWhole(String(events.length)))
  const time = utcText(events[index]?.created_date ?? '')
  const play = () => {
    if (!isPlaying && isLast) onShow(0)
    setPlaying(!isPlaying)
  }
  return (
    <section className="panel scrub">
      <div className="row apart wrap" style={{ gap: '4px 12px' }}>
        <span>
          <b className="strong figures">{place}</b>
          <span className="quiet figures" style={{ whiteSpace: 'normal' }}>
            {' '}
            · {time}
          </span>
        </span>
        <CopyLink number={index + 1} />
      </div>
      <div className="scrub-row">
        <Button
          variant="default"
          px={10}
          aria-label={t`One event back`}
          disabled={index === 0}
          onClick={() => onShow(index - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </Button>
        <input
          type="range"
          min={1}
          max={events.length}
          value={index + 1}
          aria-label={t`Event`}
          aria-valuetext={place}
          onChange={event => onShow(Number(event.currentTarget.value) - 1)}
        />
        <Button
          variant="default"
          px={10}
          aria-label={t`One event on`}
          disabled={isLast}
          onClick={() => onShow(index + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </Button>
        <Button
          variant="default"
          className="from-tablet"
          leftSection={
            isPlaying ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />
          }
          onClick={play}
        >
          {isPlaying ? t`Pause` : t`Play`}
        </Button>
      </div>
    </section>
  )
}

/** Copies the address of exactly this moment. */
function CopyLink({ number }: { number: number }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<number>()
  const copy = () => navigator.clipboard?.writeText(window.location.href).then(() => setCopied(number))
  return (
    <button type="button" className="plain-button row" style={{ gap: 6 }} onClick={() => void copy()}>
      <IconLink size={16} aria-hidden />
      <span role="status">{copied === number ? t`Link copied` : t`Copy link to event ${number}`}</span>
    </button>
  )
}

function EventList({ events, index, onShow }: ShownProps) {
  const { t } = useLingui()
  const actorWords = useActorWords()
  const nameOf = useEventName()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Brings the event into view inside the list, without moving the page.
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]')
    const box = list.current
    if (!chosen || !box) return
    const top = chosen.offsetTop - box.offsetTop
    if (top < box.scrollTop || top + chosen.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2
  }, [index])
  const newestFirst = events.map((event, at) => ({ event, at })).reverse()
  return (
    <Panel title={t`Events`} inset="flush">
      <ul className="events" ref={list}>
        {newestFirst.map(({ event, at }) => (
          <li key={event.id}>
            <button
              type="button"
              aria-current={at === index ? 'true' : undefined}
              data-later={at > index || undefined}
              onClick={() => onShow(at)}
            >
              <span className="event-number figures">{at + 1}</span>
              <span style={{ minWidth: 0 }}>
                <span style={{ fontWeight: at === index ? 620 : 500 }} title={event.type}>
                  {nameOf(event.type)}
                </span>
                <br />
                <span className="quiet figures" style={{ whiteSpace: 'normal' }}>
                  {utcText(event.created_date)} · {actorWords(event.actor)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
