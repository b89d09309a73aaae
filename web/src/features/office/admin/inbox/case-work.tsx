import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '../../../../client/may.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { utcText } from '../../../../parts/time.ts'
import { administratorsQuery, assign, note, notesQuery } from './queries.ts'

type Row = { row: wire.InboxCase }

/** Assignee of a case, and administrators' notes about it. Neither decides anything. */
export function CaseWork({ row }: Row) {
  return (
    <div className="case-work">
      <Assignment row={row} />
      <Notes row={row} />
    </div>
  )
}

function Assignment({ row: { kind, id, assignee } }: Row) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { data: people = [] } = useQuery(administratorsQuery)
  const send = useSubmit(assign)
  return (
    <div className="stack" style={{ gap: 8, alignContent: 'start' }}>
      <NativeSelect
        label={t`Assigned to`}
        name="assignee"
        size="sm"
        value={assignee ?? ''}
        disabled={send.isPending || !may('office.assignCase')}
        data={[
          { value: '', label: t`Not assigned` },
          ...people.map(({ uid, username }) => ({ value: uid, label: `${username} · ${uid}` })),
        ]}
        onChange={event => send.mutate({ kind, id, assignee: event.currentTarget.value || null })}
      />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
    </div>
  )
}

function Notes({ row: { kind, id } }: Row) {
  const { data: notes = [] } = useQuery(notesQuery({ kind, id }))
  return (
    <div className="stack" style={{ gap: 8, alignContent: 'start' }}>
      {notes.length > 0 && (
        <ul className="case-notes">
          {notes.map(each => (
            <li key={each.id}>
              <span className="quiet">
                {each.by_name} · <span className="figures">{utcText(each.date)}</span>
              </span>
              <span>{each.note}</span>
            </li>
          ))}
        </ul>
      )}
      {may('office.noteCase') && <NewNote kind={kind} id={id} />}
    </div>
  )
}

/** The administrators whom a note names by an @ before their name. */
export const namedIn = (text: string, people: readonly wire.Administrator[]): readonly string[] =>
  people.filter(({ username }) => username && text.includes(`@${username}`)).map(({ uid }) => uid)

function NewNote({ kind, id }: Pick<wire.InboxCase, 'kind' | 'id'>) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { data: people = [] } = useQuery(administratorsQuery)
  const [text, setText] = useState('')
  const send = useSubmit(note, { onSuccess: () => setText('') })
  const save = () =>
    send.mutate({ kind, id, note: text.trim(), mentions: namedIn(text, people).slice(0, 20) })
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
      <div className="row wrap" style={{ gap: 8 }}>
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
