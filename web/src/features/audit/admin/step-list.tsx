import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useEffect, useRef } from 'react'
import { groupWhole } from '../../../i18n/amount.ts'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { useEventName } from '../../../platform/events/admin/event-types.ts'
import { useActorWords } from '../../../platform/events/admin/event-words.ts'

type StepListProps = {
  rows: readonly wire.HistoryRow[]
  step: number
  events: number
  onShow: (step: number) => void
}

/** Brings the chosen event into view inside the list, without moving the page. */
function useChosenInView(step: number) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const box = list.current
    const chosen = box?.querySelector<HTMLElement>('[aria-current]')
    if (!chosen || !box) return
    const top = chosen.offsetTop - box.offsetTop
    if (top < box.scrollTop || top + chosen.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2
  }, [step])
  return list
}

/** The steps around the one on screen, newest first, with ways to those before and after. */
export function StepList({ rows, step, events, onShow }: StepListProps) {
  const { t } = useLingui()
  const list = useChosenInView(step)
  const [first, last] = [rows[0]?.step ?? 1, rows.at(-1)?.step ?? 1]
  const [from, to, count] = [first, last, events].map(number => groupWhole(String(number)))
  return (
    <Panel
      title={t`Events`}
      aside={<span className="quiet figures">{t`${from} to ${to} of ${count}`}</span>}
      inset="flush"
    >
      <ul className="events" ref={list}>
        {last < events && (
          <li>
            <button type="button" className="events-more" onClick={() => onShow(last + 1)}>
              {t`Later events`}
            </button>
          </li>
        )}
        {[...rows].reverse().map(row => (
          <Step key={row.id} row={row} shown={step} onShow={onShow} />
        ))}
        {first > 1 && (
          <li>
            <button type="button" className="events-more" onClick={() => onShow(first - 1)}>
              {t`Earlier events`}
            </button>
          </li>
        )}
      </ul>
    </Panel>
  )
}

type StepProps = { row: wire.HistoryRow; shown: number; onShow: (step: number) => void }

function Step({ row: { step, type, created_date, actor, actor_name }, shown, onShow }: StepProps) {
  const actorWords = useActorWords()
  const nameOf = useEventName()
  return (
    <li>
      <button
        type="button"
        aria-current={step === shown ? 'true' : undefined}
        data-later={step > shown || undefined}
        onClick={() => onShow(step)}
      >
        <span className="event-number figures">{groupWhole(String(step))}</span>
        <span className="min-0">
          <span style={{ fontWeight: step === shown ? 620 : 500 }} title={type}>
            {nameOf(type)}
          </span>
          <br />
          <span className="quiet figures wraps">
            <UtcTime at={created_date} /> · {actorWords(actor, actor_name)}
          </span>
        </span>
      </button>
    </li>
  )
}
