import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cannedAnswersQuery } from './queries.ts'

type CannedAnswersProps = { id: string; onPick: (answer: string) => void }

/** The canned answers that fit a case, found by title or text; a picked one goes into the answer, to be edited there. It stands outside of the answer's form: Enter in its search sends nothing. */
export function CannedAnswers({ id, onPick }: CannedAnswersProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const { data = [] } = useQuery(cannedAnswersQuery(id))
  const wanted = search.trim().toLowerCase()
  if (data.length === 0) return null
  const found = data.filter(({ title, answer }) => `${title} ${answer}`.toLowerCase().includes(wanted))
  return (
    <div className="stack tight">
      <TextInput
        label={t`Find a canned answer`}
        value={search}
        autoComplete="off"
        onChange={event => setSearch(event.currentTarget.value)}
      />
      <div className="row wrap gap-10">
        {found.slice(0, 8).map(({ id, title, answer }) => (
          <Button key={id} variant="default" size="xs" onClick={() => onPick(answer)}>
            {title}
          </Button>
        ))}
      </div>
    </div>
  )
}
