import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnew } from './anew.tsx'

/** The search field a flow keeps its step in, so that the browser's Back goes one step back. */
export type StepSearch = { step?: string | undefined }
/** Reads the step out of an address; nothing where it is no text. */
export const stepSearch = ({ step }: Record<string, unknown>): StepSearch =>
  typeof step === 'string' ? { step } : {}

/** `again`: the flow begins once more out of its end, which it has emptied by itself. */
type How = 'push' | 'replace' | 'again'

/** The last steps, at which what was typed has been done. A step that is last and none of these still waits for something. */
const ENDS: readonly string[] = ['done', 'codes', 'reset-success']

/**
 * Leaving the end of a flow, by Back or the menu, draws the page anew: what the flow held belongs to what is done, and a
 * form that kept it would stand there filled in and be refused, or send it twice.
 */
function useAnewAfterEnd(step: string) {
  const drawAnew = useAnew()
  const isAtEnd = useRef(false)
  useLayoutEffect(() => {
    const wasAtEnd = isAtEnd.current
    isAtEnd.current = ENDS.includes(step)
    if (wasAtEnd && !isAtEnd.current) drawAnew()
  }, [step, drawAnew])
  return isAtEnd
}

/**
 * The step of a flow. Once its end is left it begins anew, empty. The typed values live in the screen and not in the address, so a step that cannot stand
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
  const isAtEnd = useAnewAfterEnd(step)
  const go = useCallback(
    (next: Step, how: How = 'push') => {
      // The flow has emptied itself, and may keep a choice.
      if (how === 'again') isAtEnd.current = false
      void navigate({
        to: '.',
        search: (kept: object) => ({ ...kept, step: next === steps[0] ? undefined : next }),
        replace: how !== 'push',
        resetScroll: true,
      })
    },
    [navigate, steps, isAtEnd],
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
