import { asError } from '@strongroom/shared/error'
import { useQuery } from '@tanstack/react-query'
import { type Problem, problemOf } from '../../client/problem.ts'
import type { Sending } from '../form.tsx'

const TYPING_PAUSE_MS = 250
const ANEW_MS = 10_000

/** The server's answer to the form as it is filled in, and a way to ask again. */
export type Preview<Said> = {
  /** The server's figures for exactly what is filled in, as it last gave them; nothing before that. */
  readonly said: Said | undefined
  /** Why the server would refuse it. */
  readonly problem: Problem | undefined
  /** The same, as it was thrown. */
  readonly error: Error | null
  readonly isAsking: boolean
  /** Asks once more, at once. Gives the problem, or nothing when the server would do it. A form with nothing to decide asks nothing, and is wrong. */
  readonly confirm: () => Promise<Problem | undefined>
}

type Options = {
  /** The read models by whose change it is asked anew, beside the pause. */
  readonly meta?: Readonly<Record<string, unknown>>
}

/**
 * The server's decision on what is being filled in, taken without writing it down: asked for when typing pauses, and anew
 * while it is on screen, because prices and balances move. `asked` is nothing while there is nothing to decide.
 */
export function usePreview<Asked, Said>(
  name: string,
  ask: (asked: Asked) => Promise<Said>,
  asked: Asked | undefined,
  { meta }: Options = {},
): Preview<Said> {
  const query = useQuery({
    queryKey: ['preview', name, asked],
    queryFn: async ({ signal }) => {
      await pause(signal)
      return ask(asked as Asked)
    },
    enabled: asked !== undefined,
    retry: false,
    refetchInterval: ANEW_MS,
    ...(meta && { meta }),
  })
  const { data, error, isFetching } = query
  return {
    said: data,
    problem: error ? problemOf(error) : undefined,
    error,
    isAsking: isFetching,
    confirm: async () => {
      if (asked === undefined) return { kind: 'wrong', issues: [] }
      const { error: refused } = await query.refetch({ cancelRefetch: false })
      return refused ? problemOf(refused) : undefined
    },
  }
}

/**
 * The way from a form to the next step: it goes there once the server would do what is filled in. What the server would refuse is
 * said once the form was submitted, and before that where `isSaidAtOnce` says so.
 */
export const goesOn =
  (preview: Preview<unknown>, go: () => void, isSaidAtOnce: (problem: Problem) => boolean) =>
  (isChecked: boolean): Sending<unknown> => ({
    mutate: () => void preview.confirm().then(problem => problem ?? go()),
    isPending: isChecked && preview.isAsking && !preview.said,
    error: preview.problem && (isChecked || isSaidAtOnce(preview.problem)) ? preview.error : null,
    reset: () => {},
  })

/** Lets a moment pass, or ends early when something else has been typed since. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, TYPING_PAUSE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(asError(signal.reason))
    })
  })
