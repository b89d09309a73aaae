import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { groupWhole } from '../../../i18n/amount.ts'
import { fieldOf, momentOf } from '../../../platform/events/admin/as-of-search.ts'
import type { ReplaySearch } from './history-queries.ts'

type PlaceBarProps = { step: number; search: ReplaySearch; onGo: (to: ReplaySearch) => void }

/** Goes to a moment, and holds a point of the history to compare others with. */
export function PlaceBar({ step, search: { at, compare }, onGo }: PlaceBarProps) {
  const { t } = useLingui()
  const [moment, setMoment] = useState(fieldOf(at))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = momentOf(moment)
    if (to) onGo({ at: to })
  }
  return (
    <div className="place-bar">
      <form onSubmit={submit} className="row">
        <TextInput
          label={t`Moment (UTC)`}
          type="datetime-local"
          step={1}
          size="sm"
          value={moment}
          onChange={event => setMoment(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" size="sm" disabled={!moment}>
          {t`Go to the moment`}
        </Button>
      </form>
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
    <span className="row wrap" style={{ gap: 8 }}>
      <span className="quiet figures">{t`Compared with event ${number}`}</span>
      <Button variant="default" size="sm" onClick={() => onGo({ step, compare: undefined })}>
        {t`Stop comparing`}
      </Button>
    </span>
  )
}
