import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Form, sendsTo, useForm } from '../../../parts/form.tsx'
import { type AsOfSearch, fieldOf, momentOf } from '../../../platform/events/admin/as-of-search.ts'

/** The event and the moment up to which the books are shown. Both empty: now. */
export function AsOfFields({ search }: { search: AsOfSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const go = (search: AsOfSearch) => void navigate({ to: '.', search, resetScroll: false })
  const form = useForm({
    initial: { number: search.up_to ?? '', moment: fieldOf(search.at) },
    atOnce: { number: text => !/^([1-9]\d{0,14})?$/.test(text) && msg`An event's number counts from 1.` },
    body: ({ number, moment }) => ({ up_to: number || undefined, at: momentOf(moment) }),
    send: sendsTo(go),
  })
  const now = () => {
    form.change({ number: '', moment: '' })
    go({})
  }
  const end = (
    <span className="row" style={{ alignSelf: 'flex-end', gap: 8 }}>
      <Button type="submit" size="sm">{t`Show`}</Button>
      <Button variant="default" size="sm" onClick={now}>
        {t`As of now`}
      </Button>
    </span>
  )
  return (
    <Form form={form} className="row wrap align-start gap-16" end={end}>
      <TextInput
        {...form.text('number', t`As of event`)}
        inputMode="numeric"
        onChange={event => form.change({ number: event.currentTarget.value.trim() })}
      />
      <TextInput {...form.text('moment', t`As of moment (UTC)`)} type="datetime-local" step={1} />
    </Form>
  )
}
