import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { wrongField } from '../../../parts/focus-wrong.ts'
import { Form, type FormOf, useForm } from '../../../parts/form.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { askCounterfactual, counterfactualsQuery } from './counterfactual-queries.ts'
import { faultOf, isShare, TERM_NAMES, termsOf, useTermWords } from './counterfactual-terms.ts'

type Terms = Partial<Record<keyof wire.ChangedTerms, string>>
type Typed = { terms: Terms; from: string; to: string }
const EMPTY: Typed = { terms: {}, from: '', to: '' }

const isWrong = (terms: Terms) => TERM_NAMES.some(name => faultOf(name, terms[name]))
const isEmpty = (terms: Terms) => Object.keys(termsOf(terms)).length === 0

/** The terms to change and the days to decide again. */
export function CounterfactualForm({ onAsked }: { onAsked: (id: string) => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const send = useSubmit(askCounterfactual, {
    onSuccess: ({ id }) => {
      void client.invalidateQueries(counterfactualsQuery)
      onAsked(id)
    },
  })
  const form = useForm({
    initial: EMPTY,
    rules: { terms: terms => (isWrong(terms) || isEmpty(terms)) && 'invalid' },
    body: ({ terms, from, to }) => ({ terms: termsOf(terms), ...(from && { from }), ...(to && { to }) }),
    send,
  })
  const { terms } = form.typed
  const submit = (event: FormEvent) => {
    if (isWrong(terms)) wrongField(event.currentTarget)?.focus()
    form.submit(event)
  }
  const end = (
    <div>
      <Button type="submit" loading={form.isBusy}>
        {t`Decide again`}
      </Button>
    </div>
  )
  return (
    <Form form={{ ...form, submit }} end={end}>
      <TermFields typed={terms} onChange={changed => form.change({ terms: { ...terms, ...changed } })} />
      <DayFields form={form} />
      {form.isSubmitted && isEmpty(terms) && !isWrong(terms) && (
        <Notice tone="wrong" title={t`Change at least one of them.`} isUrgent />
      )}
    </Form>
  )
}

function TermFields({ typed, onChange }: { typed: Terms; onChange: (changed: Terms) => void }) {
  const { t } = useLingui()
  const termWords = useTermWords()
  const faults = {
    share: t`Write a share below 1.`,
    percent: t`At most 100 percent.`,
    digits: t`At most 12 digits before the point, and 12 behind it.`,
  }
  const errorOf = (name: keyof wire.ChangedTerms) => {
    const fault = faultOf(name, typed[name])
    return fault && faults[fault]
  }
  return (
    <div className="terms">
      {TERM_NAMES.map(name => (
        <NumberField
          key={name}
          label={termWords(name)}
          placeholder={t`as it was`}
          description={isShare(name) ? t`A share below 1: 0.003 is 0.3 %` : undefined}
          {...(name === 'swapLevel' ? { places: 0 } : {})}
          value={typed[name] ?? ''}
          onChange={value => onChange({ [name]: value })}
          error={errorOf(name)}
        />
      ))}
    </div>
  )
}

function DayFields({ form }: { form: FormOf<Typed> }) {
  const { t } = useLingui()
  const { from, to } = form.typed
  return (
    <div className="terms">
      <TextInput {...form.text('from', t`From day (UTC)`)} type="date" max={to || undefined} />
      <TextInput {...form.text('to', t`To day (UTC)`)} type="date" min={from || undefined} />
    </div>
  )
}
