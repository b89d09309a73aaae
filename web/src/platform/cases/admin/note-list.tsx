import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Notice } from '../../../parts/notice.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import './note-list.css'
import { administratorsQuery } from './queries.ts'

/** Notes of administrators, the oldest first. */
export function NoteList({ notes }: { notes: readonly wire.CaseNote[] }) {
  return (
    <ul className="bare-list case-notes">
      {notes.map(each => (
        <li key={each.id}>
          <span className="quiet">
            {each.by_name} · <UtcTime at={each.date} />
          </span>
          <span>{each.note}</span>
        </li>
      ))}
    </ul>
  )
}

/** The administrators whom a note names by an @ before their name. */
export const namedIn = (text: string, people: readonly wire.Administrator[]): string[] =>
  people.filter(({ username }) => username && text.includes(`@${username}`)).map(({ uid }) => uid)

type Note = { readonly note: string; readonly mentions: string[] }

/** Writes a note, in which administrators may be named: they get a mail. */
export function NewNote({ send: post }: { send: (given: Note, attempt: string) => Promise<unknown> }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { data: people = [] } = useQuery(administratorsQuery)
  const [text, setText] = useState('')
  const send = useSubmit(post, { onSuccess: () => setText('') })
  const save = () => send.mutate({ note: text.trim(), mentions: namedIn(text, people).slice(0, 20) })
  return (
    <>
      <Textarea
        label={t`Note for administrators`}
        name="note"
        size="sm"
        autosize
        minRows={1}
        maxLength={1000}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <div className="row wrap gap-8">
        <Button
          variant="default"
          size="xs"
          disabled={text.trim() === ''}
          loading={send.isPending}
          onClick={save}
        >
          {t`Save the note`}
        </Button>
        <NameSomebody people={people} text={text} onText={setText} />
      </div>
    </>
  )
}

type NameSomebodyProps = {
  people: readonly wire.Administrator[]
  text: string
  onText: (text: string) => void
}

function NameSomebody({ people, text, onText }: NameSomebodyProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      aria-label={t`Name an administrator`}
      size="xs"
      value=""
      data={[
        { value: '', label: t`@ name…` },
        ...people.map(({ uid, username }) => ({
          value: `@${username} `,
          label: `@${username} · ${uid}`,
        })),
      ]}
      onChange={event =>
        onText(`${text}${text && !text.endsWith(' ') ? ' ' : ''}${event.currentTarget.value}`)
      }
    />
  )
}
