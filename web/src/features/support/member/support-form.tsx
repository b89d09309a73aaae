import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../client/submit.ts'
import { Form, useForm } from '../../../parts/form.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { AnswerList, useFoundAnswers } from '../../../platform/answers/member/answer-list.tsx'
import { EMPTY_MESSAGE, MessageFields, messageIn, written } from './message-fields.tsx'
import { OwnAbout } from './own-case.tsx'
import { aboutQuery, openSupport } from './queries.ts'

/** Answers that may make the question needless, by what is typed as its subject. */
function Suggested({ typed }: { typed: string }) {
  const { t } = useLingui()
  const found = useFoundAnswers(typed).slice(0, 3)
  if (found.length === 0) return null
  return (
    <section className="stack tight" aria-live="polite" aria-label={t`This may answer it`}>
      <span className="quiet">{t`This may answer it`}</span>
      <AnswerList answers={found} />
    </section>
  )
}

/** The record that the form was opened from: customer service sees it as it stands. */
function Attached({ reference }: { reference: string }) {
  const { t } = useLingui()
  const { data } = useQuery(aboutQuery(reference))
  if (!data || data.lines.length + data.card_lines.length === 0) return null
  return (
    <div className="stack tight">
      <span className="quiet">{t`Customer service sees this with your question`}</span>
      <OwnAbout about={data} />
    </div>
  )
}

type SupportFormProps = { reference: string | undefined; onSent: (id: string) => void }

/** Asks customer service: what it is about, the record that it concerns, what happened, and a file. */
export function SupportForm({ reference: given = '', onSent }: SupportFormProps) {
  const { t } = useLingui()
  const form = useForm({
    initial: { subject: '', reference: given, ...EMPTY_MESSAGE },
    rules: { subject: text => !text.trim() && msg`Say what it is about.`, text: written },
    body: ({ subject, reference, ...message }) =>
      messageIn(message, {
        subject: subject.trim(),
        ...(reference.trim() ? { reference: reference.trim() } : {}),
      }),
    send: useSubmit(openSupport, { onSuccess: ({ id }) => onSent(id) }),
  })
  return (
    <Panel title={t`Write to us`}>
      <Form
        form={form}
        end={
          <Button type="submit" size="lg" fullWidth loading={form.isBusy} disabled={form.typed.isUploading}>
            {t`Send to customer service`}
          </Button>
        }
      >
        <TextInput {...form.text('subject', t`Subject`)} maxLength={120} />
        <Suggested typed={form.typed.subject} />
        <TextInput
          {...form.text('reference', t`Record that it is about (optional)`)}
          description={t`The reference of a payment, a deposit or an order, as its record shows it.`}
          maxLength={200}
        />
        <Attached reference={given} />
        <MessageFields label={t`What happened`} form={form} />
        <p className="quiet">
          {t`We never ask for your password, for a code that was mailed to you, or for your PAY code.`}
        </p>
      </Form>
    </Panel>
  )
}
