import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'

type LookButtonProps = {
  /** Asks for the personal data when it is pressed, and never by itself. */
  query: Pick<UseQueryResult, 'refetch' | 'isFetching' | 'error'>
  label: string
}

/** Shows personal data in place of its ends. Administrators are asked why they look before it is there. */
export function LookButton({ query, label }: LookButtonProps) {
  const words = useProblemWords()
  return (
    <div>
      <Button variant="default" size="xs" loading={query.isFetching} onClick={() => void query.refetch()}>
        {label}
      </Button>
      {query.error && <p className="quiet">{words(problemOf(query.error))}</p>}
    </div>
  )
}
