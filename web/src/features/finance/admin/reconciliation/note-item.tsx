import { useLingui } from '@lingui/react/macro'
import { Button, Textarea, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'

/** Why an item is open, and the administrator in charge of it. */
export function NoteItem({ item, onDone }: { item: wire.StatementItem; onDone: () => void }) {
  const { t } = useLingui()
  const [note, setNote] = useState(item.note ?? '')
  const [owner, setOwner] = useState(item.owner ?? '')
  const save = useSubmit(
    (body: Body<'finance.noteItem'>, attempt) => call('finance.noteItem', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The note is saved.`)
        onDone()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({
      statement: item.statement,
      item: item.id,
      note,
      ...(owner.trim() && { owner: owner.trim() }),
    })
  }
  return (
    <form onSubmit={submit} noValidate className="stack" style={{ gap: 10 }}>
      <Textarea
        label={t`Why it is open`}
        name="note"
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <TextInput
        label={t`User ID of the administrator who looks into it`}
        name="owner"
        inputMode="numeric"
        value={owner}
        onChange={event => setOwner(event.currentTarget.value)}
      />
      <ProblemNotice of={save.error} />
      <div>
        <Button type="submit" size="sm" loading={save.isPending}>{t`Save the note`}</Button>
      </div>
    </form>
  )
}
