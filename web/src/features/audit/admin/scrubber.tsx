import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconLink,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { groupWhole } from '../../../i18n/amount.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'

const PLAY_MS = 900
/** A slider that is being dragged passes thousands of events: only where it rests is asked for. */
const REST_MS = 60

type ScrubberProps = {
  step: number
  events: number
  at: string
  onShow: (step: number) => void
  children: ReactNode
}

/** The place among a member's events, and ways to others: slider, one step, by itself. */
export function Scrubber({ step, events, at, onShow, children }: ScrubberProps) {
  const { t } = useLingui()
  const inWords = (number: string, count: string) => t`As of event ${number} of ${count}`
  const words = inWords(groupWhole(String(step)), groupWhole(String(events)))
  return (
    <section className="panel scrub">
      <div className="row apart wrap" style={{ gap: '4px 12px' }}>
        <span>
          <b className="strong figures">{words}</b>
          <span className="quiet figures wraps">
            {' '}
            · <UtcTime at={at} />
          </span>
        </span>
        <CopyLink step={step} />
      </div>
      <div className="scrub-row">
        <Button
          variant="default"
          px={10}
          aria-label={t`One event back`}
          disabled={step === 1}
          onClick={() => onShow(step - 1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </Button>
        <Slider step={step} events={events} words={words} onShow={onShow} />
        <Button
          variant="default"
          px={10}
          aria-label={t`One event on`}
          disabled={step === events}
          onClick={() => onShow(step + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </Button>
        <PlayButton step={step} events={events} onShow={onShow} />
      </div>
      {children}
    </section>
  )
}

type Shown = Pick<ScrubberProps, 'step' | 'events' | 'onShow'>

function Slider({ step, events, words, onShow }: Shown & { words: string }) {
  const { t } = useLingui()
  const [dragged, setDragged] = useState<number>()
  useEffect(() => {
    if (dragged === undefined) return
    const timer = setTimeout(() => onShow(dragged), REST_MS)
    return () => clearTimeout(timer)
  }, [dragged, onShow])
  // The place has come to where the slider is.
  if (dragged === step) setDragged(undefined)
  return (
    <input
      type="range"
      min={1}
      max={events}
      value={dragged ?? step}
      aria-label={t`Event`}
      aria-valuetext={words}
      onChange={event => setDragged(Number(event.currentTarget.value))}
    />
  )
}

function PlayButton({ step, events, onShow }: Shown) {
  const { t } = useLingui()
  const [isPlaying, setPlaying] = useState(false)
  const isLast = step === events
  useEffect(() => {
    if (!isPlaying) return
    if (isLast) return setPlaying(false)
    const timer = setTimeout(() => onShow(step + 1), PLAY_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isLast, step, onShow])
  const play = () => {
    if (!isPlaying && isLast) onShow(1)
    setPlaying(!isPlaying)
  }
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay
  return (
    <Button
      variant="default"
      className="from-tablet"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={play}
    >
      {isPlaying ? t`Pause` : t`Play`}
    </Button>
  )
}

/** Copies the address of exactly this moment: the step, whatever was asked for. */
function CopyLink({ step }: { step: number }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<number>()
  const copy = () => {
    const url = new URL(window.location.href)
    for (const name of ['event', 'at']) url.searchParams.delete(name)
    url.searchParams.set('step', String(step))
    return navigator.clipboard?.writeText(url.href).then(() => setCopied(step))
  }
  const number = groupWhole(String(step))
  return (
    <button type="button" className="plain-button row gap-6" onClick={() => void copy()}>
      <IconLink size={16} aria-hidden />
      <span role="status">{copied === step ? t`Link copied` : t`Copy link to event ${number}`}</span>
    </button>
  )
}
