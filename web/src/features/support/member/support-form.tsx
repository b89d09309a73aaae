import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { Form, useForm } from '../../../parts/form.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { MessageFields, useMessage } from './message-fields.tsx'
import { openSupport } from './queries.ts'

type SupportFormProps = { reference: string | undefined; onSent: (id: string) => void }

/** Asks customer service: what it is about, the record that it concerns, what happened, and a file. */
export function SupportForm({ reference: given = '', onSent }: SupportFormProps) {
  const { t } = useLingui()
  const message = useMessage()
  const send = useSubmit(openSupport, { onSuccess: ({ id }) => onSent(id) })
  const form = useForm({
    initial: { subject: '', reference: given },
    rules: { subject: text => !text.trim() && msg`Say what it is about.` },
    body: ({ subject, reference }) => ({
      subject: subject.trim(),
      ...message.sent,
      ...(reference.trim() ? { reference: reference.trim() } : {}),
    }),
    send: { ...send, mutate: body => message.check() && send.mutate(body) },
  })
  const submit = (event: FormEvent) => {
    message.check()
    form.submit(event)
  }
  return (
    <Panel title={t`Write to us`}>
      <Form
        form={{ ...form, submit }}
        end={
          <Button type="submit" size="lg" fullWidth loading={form.isBusy} disabled={message.isBusy}>
            {t`Send to customer service`}
          </Button>
        }
      >
        <TextInput {...form.text('subject', t`Subject`)} maxLength={120} />
        <TextInput
          {...form.text('reference', t`Record that it is about (optional)`)}
          description={t`The reference of a payment, a deposit or an order, as its record shows it.`}
          maxLength={200}
        />
        <MessageFields label={t`What happened`} fields={message.fields} />
        <p className="quiet">
          {t`We never ask for your password, for a code that was mailed to you, or for your PAY code.`}
        </p>
      </Form>
    </Panel>
  )
}
