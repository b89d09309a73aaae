import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

/** An earlier attempt at the same, as `useSubmit` knows it. */
export type OpenSubmit = {
  readonly isOpen: boolean
  readonly again: () => void
  readonly anew: () => void
}

type OpenAttemptProps = {
  submit: OpenSubmit
  /** The field or button that sends it, or asks for the code first. */
  children: ReactNode
}

/**
 * Before something is sent that was asked for once already and never answered: the member chooses whether it is the same or
 * another, because sent as another it may be paid twice, and as the same only once.
 */
export function OpenAttempt({ submit, children }: OpenAttemptProps) {
  const { t } = useLingui()
  const next = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(submit.isOpen)
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it, unless what comes next has taken it.
    if (wasOpen.current && !submit.isOpen && document.activeElement === document.body) next.current?.focus()
    wasOpen.current = submit.isOpen
  }, [submit.isOpen])
  if (!submit.isOpen)
    return (
      <div ref={next} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </div>
    )
  return (
    <div className="stack">
      <Notice
        tone="waiting"
        title={t`We do not know yet whether the last one went through`}
        action={<Link to="/transactions">{t`Look at your transactions`}</Link>}
        isUrgent
      >
        {t`You asked for exactly this before and got no answer. If you try again, it counts once; as another one, it is made in addition.`}
      </Notice>
      <div className="flow-actions mt-0">
        <Button variant="default" size="lg" onClick={submit.anew}>
          {t`Make another one`}
        </Button>
        <Button size="lg" onClick={submit.again}>
          {t`Try that one again`}
        </Button>
      </div>
    </div>
  )
}
