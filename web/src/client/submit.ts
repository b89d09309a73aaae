import { itemAt } from '@strongroom/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { noteFollowedUp } from './followed-up.ts'
import { close, keepOpen, openAttempt } from './open-attempts.ts'
import { isOutcomeUnknown, isTurnedAway, isUnanswered, type Problem, problemOf } from './problem.ts'
import { forgetTyped } from './typed.ts'

/**
 * A uuid (version 7), also where `crypto.randomUUID` is withheld (plain http on a local network). It begins with the time,
 * which the ids that the server derives from it keep: they are indexed one behind the other.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const now = Date.now()
  const time = new DataView(bytes.buffer)
  time.setUint32(0, Math.floor(now / 0x10000))
  time.setUint16(4, now % 0x10000)
  bytes[6] = (itemAt(bytes, 6) & 0x0f) | 0x70
  bytes[8] = (itemAt(bytes, 8) & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type Attempt = {
  readonly of: string
  readonly id: string
  /** An answer to it was lost, so it may have happened. */
  readonly isLost?: boolean
}

/** How often a submit that is not answered in time is asked after, as the same attempt; each waits as long as the first. */
const FOLLOW_UPS = 3
/** How long an answer is kept for whoever looks at it after its screen. */
const KEPT_MS = 300_000
const pauseBefore = (failures: number) => 1_000 * 2 ** failures

type SubmitOptions<Input, Output> = {
  onSuccess?: (output: Output) => void
  onProblem?: (problem: Problem) => void
  /** The values that only prove the caller: with another code it is still the same payment. */
  proofs?: readonly (keyof Input & string)[]
  /** The request to come, without its proofs. An attempt at it then outlives the screen while its outcome is unknown. */
  asked?: Partial<Input>
  /** The answer is for the screen that asked, and for no cache. */
  isSecret?: boolean
}

/**
 * One submit of something that changes the books. Trying again with the same values after an unknown outcome is the
 * same attempt, so it happens once however often the button is pressed; after a yes or a no it is a new one. What is not answered
 * in time is asked after by itself, as the same attempt. `isOpen` says
 * that an earlier screen asked for the same and never heard what came of it: then the person chooses, `again` or `anew`.
 */
export function useSubmit<Input, Output>(
  send: (input: Input, attempt: string) => Promise<Output>,
  { onSuccess, onProblem, proofs = [], asked, isSecret = false }: SubmitOptions<Input, Output> = {},
) {
  const queries = useQueryClient()
  const attempt = useRef<Attempt>(undefined)
  const [earlier, setEarlier] = useState(() => asked && earlierAt(contentOf(asked, proofs)))
  const settle = () => {
    if (asked && attempt.current) close(attempt.current.of)
    attempt.current = undefined
  }
  const lose = () => {
    if (attempt.current) attempt.current = { ...attempt.current, isLost: true }
  }
  // Two clicks can come before the screen shows the first one: the button is not disabled yet.
  const isSending = useRef(false)
  const mutation = useMutation<Output, Error, Input>({
    mutationFn: input => {
      const of = contentOf(input, proofs)
      if (attempt.current?.of !== of) attempt.current = { of, id: newId() }
      if (asked) keepOpen(of, attempt.current.id)
      return send(input, attempt.current.id)
    },
    retry: (failures, thrown) => failures < FOLLOW_UPS && isUnanswered(problemOf(thrown)),
    retryDelay: pauseBefore,
    gcTime: isSecret ? 0 : KEPT_MS,
    onSuccess: output => {
      settle()
      forgetTyped()
      void queries.invalidateQueries()
      onSuccess?.(output)
    },
    onError: thrown => {
      const problem = problemOf(thrown)
      if (isOutcomeUnknown(problem)) lose()
      else if (!(isTurnedAway(problem) && attempt.current?.isLost)) settle()
      onProblem?.(problem)
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const isFollowedUp = mutation.isPending && mutation.failureCount > 0
  useEffect(() => (isFollowedUp ? noteFollowedUp() : undefined), [isFollowedUp])
  const mutate = (...given: Parameters<typeof mutation.mutate>) => {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(...given)
  }
  const choose = (chosen: Attempt | undefined) => {
    if (!chosen && earlier) close(earlier.of)
    attempt.current = chosen
    setEarlier(undefined)
  }
  return {
    ...mutation,
    mutate,
    isOpen: earlier !== undefined,
    again: () => choose(earlier),
    anew: () => choose(undefined),
  }
}

const earlierAt = (of: string): Attempt | undefined => {
  const id = openAttempt(of)
  return id === undefined ? undefined : { of, id, isLost: true }
}

/** The request without its proofs, as text that does not depend on the order of its fields. */
const contentOf = (input: unknown, proofs: readonly string[]): string =>
  input instanceof Object && !Array.isArray(input)
    ? JSON.stringify(Object.entries(without(input, proofs)).sort(([a], [b]) => (a < b ? -1 : 1)))
    : JSON.stringify(input)

const without = (input: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(input as object).filter(([name]) => !names.includes(name)))
