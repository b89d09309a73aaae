import type { ReactNode } from 'react'
import { problemOf } from '../client/problem.ts'
import { useProblemWords } from '../client/problem-words.ts'
import { Notice } from './notice.tsx'

type ProblemNoticeProps = {
  of: unknown
  /** Other words than those of every screen, where it has some. */
  words?: ((thrown: unknown) => string | undefined) | undefined
  children?: ReactNode
}

/** Why something was refused or failed, read out at once; nothing while there is no error. */
export function ProblemNotice({ of: error, words, children }: ProblemNoticeProps) {
  const usual = useProblemWords()
  if (!error) return null
  return (
    <Notice tone="wrong" title={words?.(error) ?? usual(problemOf(error))} isUrgent>
      {children}
    </Notice>
  )
}
