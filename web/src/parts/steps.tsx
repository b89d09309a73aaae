import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import './steps.css'

type StepsProps = { at: number; labels: readonly string[] }

/** Progress in a flow: the same everywhere money or an account changes. `at` counts from 0. */
export function Steps({ at, labels, ref }: StepsProps & { ref?: Ref<HTMLOListElement> }) {
  const { t } = useLingui()
  const [step, count] = [at + 1, labels.length]
  return (
    <ol ref={ref} tabIndex={-1} className="steps" aria-label={t`Step ${step} of ${count}`}>
      {labels.map((label, index) => (
        <li
          key={label}
          data-state={index < at ? 'past' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="dot figures">
            {index < at ? <IconCheck size={14} stroke={2.6} aria-hidden /> : index + 1}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}

/** The heading of a step. Takes the focus when its step begins, so that keyboards and screen readers follow. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="flow-title">
      {children}
    </h2>
  )
}

/**
 * The narrow column a flow stands in, with its steps on top. They take the focus when a step begins that takes none by
 * itself: what had it is gone.
 */
export function StepFlow({ at, labels, children }: StepsProps & { children: ReactNode }) {
  const steps = useRef<HTMLOListElement>(null)
  const before = useRef(at)
  useEffect(() => {
    if (before.current !== at && document.activeElement === document.body)
      steps.current?.focus({ preventScroll: true })
    before.current = at
  }, [at])
  return (
    <div className="flow">
      <Steps ref={steps} at={at} labels={labels} />
      {children}
    </div>
  )
}
