import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

type OpenAttemptProps = {
  submit: { readonly isOpen: boolean; readonly again: () => void; readonly anew: () => void }
  /** What asks for the code. */
  children: ReactNode
}

/**
 * Before something is sent that was asked for once already and never answered: the member chooses whether it is the same or
 * another, because sent as another it may be paid twice, and as the same only once.
 */
export function OpenAttempt({ submit, children }: OpenAttemptProps) {
  const { t } = useLingui()
  if (!submit.isOpen) return children
  return (
    <div className="stack">
      <Notice
        tone="waiting"
        title={t`We do not know yet whether the last one went through`}
        action={<Link to="/transactions">{t`Look at your transactions`}</Link>}
        isUrgent
      >
        {t`You have asked for exactly this before, and no answer came. Tried again, it counts once; as another one, it is made in addition.`}
      </Notice>
      <div className="flow-actions" style={{ marginTop: 0 }}>
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
