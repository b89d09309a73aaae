import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { groupWhole } from '../../../i18n/amount.ts'
import { Form, sendsTo, useForm } from '../../../parts/form.tsx'
import { fieldOf, momentOf } from '../../../platform/events/admin/as-of-search.ts'
import type { ReplaySearch } from './history-queries.ts'

type PlaceBarProps = { step: number; search: ReplaySearch; onGo: (to: ReplaySearch) => void }

/** Goes to a moment, and holds a point of the history to compare others with. */
export function PlaceBar({ step, search: { at, compare }, onGo }: PlaceBarProps) {
  const { t } = useLingui()
  const form = useForm({
    initial: { moment: fieldOf(at) },
    body: ({ moment }) => momentOf(moment),
    send: sendsTo((to: string) => onGo({ at: to })),
  })
  const end = (
    <Button type="submit" variant="default" size="sm" disabled={!form.typed.moment}>
      {t`Go to the moment`}
    </Button>
  )
  return (
    <div className="place-bar">
      <Form form={form} className="row" end={end}>
        <TextInput {...form.text('moment', t`Moment (UTC)`)} type="datetime-local" step={1} size="sm" />
      </Form>
      <Comparison step={step} compare={compare} onGo={onGo} />
    </div>
  )
}

function Comparison({
  step,
  compare,
  onGo,
}: Pick<PlaceBarProps, 'step' | 'onGo'> & { compare?: number | undefined }) {
  const { t } = useLingui()
  if (compare === undefined)
    return (
      <Button variant="default" size="sm" onClick={() => onGo({ step, compare: step })}>
        {t`Compare with this event`}
      </Button>
    )
  const number = groupWhole(String(compare))
  return (
    <span className="row wrap gap-8">
      <span className="quiet figures">{t`Compared with event ${number}`}</span>
      <Button variant="default" size="sm" onClick={() => onGo({ step, compare: undefined })}>
        {t`Stop comparing`}
      </Button>
    </span>
  )
}
