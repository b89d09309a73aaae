import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { type AsOfSearch, fieldOf, momentOf } from '../../../platform/events/admin/as-of-search.ts'

/** The event and the moment up to which the books are shown. Both empty: now. */
export function AsOfFields({ search }: { search: AsOfSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [number, setNumber] = useState(search.up_to ?? '')
  const [moment, setMoment] = useState(fieldOf(search.at))
  const isNumber = number === '' || /^[1-9]\d{0,14}$/.test(number)
  const go = (search: AsOfSearch) => void navigate({ to: '.', search, resetScroll: false })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isNumber) go({ up_to: number || undefined, at: momentOf(moment) })
  }
  const now = () => {
    setNumber('')
    setMoment('')
    go({})
  }
  return (
    <form onSubmit={submit} className="row" style={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 16 }}>
      <TextInput
        label={t`As of event`}
        inputMode="numeric"
        value={number}
        onChange={event => setNumber(event.currentTarget.value.trim())}
        error={isNumber ? undefined : t`An event's number counts from 1.`}
      />
      <TextInput
        label={t`As of moment (UTC)`}
        type="datetime-local"
        step={1}
        value={moment}
        onChange={event => setMoment(event.currentTarget.value)}
      />
      <span className="row" style={{ alignSelf: 'flex-end', gap: 8 }}>
        <Button type="submit" size="sm">{t`Show`}</Button>
        <Button variant="default" size="sm" onClick={now}>
          {t`As of now`}
        </Button>
      </span>
    </form>
  )
}
