import { useLingui } from '@lingui/react/macro'
import { Button, Textarea, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { announce } from '../../../../client/announce.ts'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Form, useForm } from '../../../../parts/form.tsx'

/** Why an item is open, and the administrator in charge of it. */
export function NoteItem({ item, onDone }: { item: wire.StatementItem; onDone: () => void }) {
  const { t } = useLingui()
  const save = useSubmit(
    (body: Body<'finance.noteItem'>, attempt) => call('finance.noteItem', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`The note is saved.`)
        onDone()
      },
    },
  )
  const form = useForm({
    initial: { note: item.note ?? '', owner: item.owner ?? '' },
    body: ({ note, owner }) => ({
      statement: item.statement,
      item: item.id,
      note,
      ...(owner.trim() && { owner: owner.trim() }),
    }),
    send: save,
  })
  return (
    <Form
      form={form}
      className="stack gap-10"
      end={
        <div>
          <Button type="submit" size="sm" loading={form.isBusy}>{t`Save the note`}</Button>
        </div>
      }
    >
      <Textarea {...form.text('note', t`Why it is open`)} autosize minRows={2} maxLength={500} />
      <TextInput
        {...form.text('owner', t`User ID of the administrator who looks into it`)}
        inputMode="numeric"
      />
    </Form>
  )
}
