import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { OpenAttempt, type OpenSubmit } from '../open-attempt.tsx'

type FlowActionsProps = {
  /** Name of the next action: "Charge 100.00 USD". */
  label: ReactNode
  /** Left out where the button submits its form. */
  onNext?: () => void
  isBusy: boolean
  /** Where the button moves money: an earlier attempt at the same whose answer was lost comes before it. */
  submit?: OpenSubmit
  onBack?: (() => void) | undefined
  /** Another way on, between Back and the button. */
  other?: ReactNode
  /** Small print under the buttons. */
  note?: ReactNode
}

/** The buttons under a step of a flow: back, or another way, and on. */
export function FlowActions({ note, submit, ...buttons }: FlowActionsProps) {
  return (
    <>
      {submit ? (
        <OpenAttempt submit={submit}>
          <Buttons {...buttons} />
        </OpenAttempt>
      ) : (
        <Buttons {...buttons} />
      )}
      {note && (
        <p className="quiet" style={{ marginTop: 14 }}>
          {note}
        </p>
      )}
    </>
  )
}

function Buttons({ label, onNext, isBusy, onBack, other }: Omit<FlowActionsProps, 'note' | 'submit'>) {
  const { t } = useLingui()
  return (
    <div className="flow-actions">
      {onBack && (
        <Button variant="default" size="lg" onClick={onBack} disabled={isBusy}>
          {t`Back`}
        </Button>
      )}
      {other}
      <Button
        type={onNext ? 'button' : 'submit'}
        size="lg"
        loading={isBusy}
        {...(onNext ? { onClick: onNext } : {})}
      >
        {label}
      </Button>
    </div>
  )
}
