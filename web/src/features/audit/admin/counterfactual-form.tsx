import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { Notice } from '../../../parts/notice.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { askCounterfactual, counterfactualsQuery } from './counterfactual-queries.ts'
import { faultOf, isShare, TERM_NAMES, termsOf, useTermWords } from './counterfactual-terms.ts'

type Typed = Partial<Record<keyof wire.ChangedTerms, string>>

/** The terms to change and the days to decide again. */
export function CounterfactualForm({ onAsked }: { onAsked: (id: string) => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [typed, setTyped] = useState<Typed>({})
  const [days, setDays] = useState({ from: '', to: '' })
  const [isEmpty, setEmpty] = useState(false)
  const send = useSubmit(askCounterfactual, {
    onSuccess: ({ id }) => {
      void client.invalidateQueries(counterfactualsQuery)
      onAsked(id)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (TERM_NAMES.some(name => faultOf(name, typed[name]))) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    const terms = termsOf(typed)
    const hasNone = Object.keys(terms).length === 0
    setEmpty(hasNone)
    const { from, to } = days
    if (!hasNone) send.mutate({ terms, ...(from && { from }), ...(to && { to }) })
  }
  return (
    <form onSubmit={submit} className="stack" noValidate>
      <TermFields typed={typed} onChange={changed => setTyped({ ...typed, ...changed })} />
      <DayFields days={days} onChange={setDays} />
      {isEmpty && <Notice tone="wrong" title={t`Change at least one of them.`} isUrgent />}
      <ProblemNotice of={send.error} />
      <div>
        <Button type="submit" loading={send.isPending}>
          {t`Decide again`}
        </Button>
      </div>
    </form>
  )
}

function TermFields({ typed, onChange }: { typed: Typed; onChange: (changed: Typed) => void }) {
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

type Days = { from: string; to: string }

function DayFields({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const { t } = useLingui()
  return (
    <div className="terms">
      <TextInput
        label={t`From day (UTC)`}
        type="date"
        value={days.from}
        max={days.to || undefined}
        onChange={event => onChange({ ...days, from: event.currentTarget.value })}
      />
      <TextInput
        label={t`To day (UTC)`}
        type="date"
        value={days.to}
        min={days.from || undefined}
        onChange={event => onChange({ ...days, to: event.currentTarget.value })}
      />
    </div>
  )
}
