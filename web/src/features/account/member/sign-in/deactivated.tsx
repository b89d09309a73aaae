import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Notice } from '../../../../parts/notice.tsx'
import { useSecondsLeft } from '../../../../parts/use-countdown.ts'

/** How long the notice stays before the first page comes back by itself. */
const SHOWN_MS = 30_000

/** Says that an account is deactivated and whom to ask, and goes to the first page after a countdown. */
export function Deactivated({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const [untilMs] = useState(() => Date.now() + SHOWN_MS)
  const [isOver, setOver] = useState(false)
  const seconds = useSecondsLeft(untilMs)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isOver) onLeave()
  }, [isOver, onLeave])
  return (
    <div className="stack">
      <Notice
        tone="wrong"
        title={t`This account is deactivated`}
        action={<Link to="/csr">{t`Customer service`}</Link>}
        isUrgent
      >
        {t`Your money is kept. Contact customer service to open it again.`}
      </Notice>
      <p className="lead mb-0" aria-hidden>
        {t`The first page opens in ${seconds} s.`}
      </p>
      <Button variant="default" size="lg" fullWidth onClick={onLeave}>
        {t`To the first page`}
      </Button>
    </div>
  )
}
