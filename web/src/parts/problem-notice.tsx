import type { ReactNode } from 'react'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { Notice } from './notice.tsx'

/** Why something was refused or failed, read out at once; nothing while there is no error. */
export function ProblemNotice({ of: error, children }: { of: unknown; children?: ReactNode }) {
  const words = useProblemWords()
  if (!error) return null
  return (
    <Notice tone="wrong" title={words(problemOf(error))} isUrgent>
      {children}
    </Notice>
  )
}
