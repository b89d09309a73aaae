import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { clockOf, useSecondsLeft } from './use-countdown.ts'

const RESEND_MS = 60_000

type ResendProps = {
  /** When the last code was sent, epoch milliseconds. */
  sentAtMs: number
  /** Sends another code; the one before becomes useless. */
  onResend: () => Promise<unknown>
  onSent: (atMs: number) => void
}

/** Counts down to when a new code can be asked for. */
export function Resend({ sentAtMs, onResend, onSent }: ResendProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const [error, setError] = useState<string>()
  const left = useSecondsLeft(sentAtMs + RESEND_MS)
  const resend = useMutation({
    mutationFn: onResend,
    onSuccess: () => {
      setError(undefined)
      onSent(Date.now())
    },
    onError: thrown => setError(words(problemOf(thrown))),
  })
  const clock = clockOf(left)
  if (left > 0) return <span className="figures">{t`New code in ${clock}`}</span>
  return (
    <span>
      <button
        type="button"
        className="plain-button"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {t`Send a new code`}
      </button>
      {error && <span className="code-error"> {error}</span>}
    </span>
  )
}
