import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSecondsLeft } from './use-countdown.ts'

type LeadsOnProps = {
  /** Seconds until the next page opens by itself. */
  seconds: number
  /** Says which page opens, and when. */
  children: (left: number) => string
  onEnd: () => void
}

/** Opens the next page after a countdown that the reader can stop. The number is not read out each second. */
export function LeadsOn({ seconds, children, onEnd }: LeadsOnProps) {
  const [isStopped, stop] = useState(false)
  return isStopped ? null : (
    <Running seconds={seconds} onEnd={onEnd} onStop={() => stop(true)}>
      {children}
    </Running>
  )
}

function Running({ seconds, children, onEnd, onStop }: LeadsOnProps & { onStop: () => void }) {
  const { t } = useLingui()
  const [untilMs] = useState(() => Date.now() + seconds * 1000)
  const [isOver, setOver] = useState(false)
  const left = useSecondsLeft(untilMs)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), untilMs - Date.now())
    return () => clearTimeout(timer)
  }, [untilMs])
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])
  return (
    <div className="row apart wrap">
      <span className="quiet" aria-hidden>
        {children(left)}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={onStop}>
        {t`Stay here`}
      </Button>
    </div>
  )
}
