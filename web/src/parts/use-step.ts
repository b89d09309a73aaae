import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/** The search field a flow keeps its step in, so that the browser's Back goes one step back. */
export type StepSearch = { step?: string | undefined }
/** Reads the step out of an address; nothing where it is no text. */
export const stepSearch = ({ step }: Record<string, unknown>): StepSearch =>
  typeof step === 'string' ? { step } : {}

/**
 * The step of a flow. The typed values live in the screen and not in the address, so a step that cannot stand
 * (`isReady` says so, after a reload for example) falls back to the first, in the address too. `isReady` says `undefined` while
 * what it goes by is still on its way: the first step is shown, and the address waits.
 */
export function useStep<Step extends string>(
  steps: readonly [Step, ...Step[]],
  isReady: (step: Step) => boolean | undefined,
) {
  const search: StepSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const asked = steps.find(step => step === search.step) ?? steps[0]
  const isKnownReady = isReady(asked)
  const step = isKnownReady ? asked : steps[0]
  const go = useCallback(
    (next: Step, how: 'push' | 'replace' = 'push') =>
      void navigate({
        to: '.',
        search: (kept: object) => ({ ...kept, step: next === steps[0] ? undefined : next }),
        replace: how === 'replace',
        resetScroll: true,
      }),
    [navigate, steps],
  )
  // As it was loaded only: later, a step that has just ended is left by whatever ended it.
  const isJudged = useRef(false)
  useEffect(() => {
    if (isJudged.current || isKnownReady === undefined) return
    isJudged.current = true
    if (!isKnownReady) go(steps[0], 'replace')
  }, [isKnownReady, go, steps])
  return { step, at: steps.indexOf(step), go }
}
