import { useLingui } from '@lingui/react/macro'
import { PasskeyFailed } from './passkeys.ts'
import { problemOf } from './problem.ts'
import { useProblemWords } from './problem-words.ts'

/** Says why a passkey failed, in the browser or at the server, and what to do next. */
export function usePasskeyWords(): (thrown: unknown) => string {
  const { t } = useLingui()
  const words = useProblemWords()
  return thrown => {
    if (!(thrown instanceof PasskeyFailed)) return words(problemOf(thrown))
    const sentences = {
      'given up': t`No passkey was used. Try again, or go on without one.`,
      known: t`This device holds a passkey for your account already.`,
      unable: t`This browser could not use a passkey here. Try another browser, or go on without one.`,
    }
    return sentences[thrown.reason]
  }
}
