import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../../client/announce.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { calendarDayText } from '../../../../i18n/time.ts'
import { Confirm } from '../../../../parts/confirm.tsx'
import { Facts } from '../../../../parts/facts.tsx'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { type State, Status } from '../../../../parts/status.tsx'
import { Waiting } from '../../../../parts/waiting.tsx'
import { HelpLink } from '../../../../platform/lines/member/help-link.tsx'
import { useCounterpartyName } from '../../../../platform/members/member/counterparty.tsx'
import { changeSchedule, schedulesQuery } from './queries.ts'
import { ScheduleRuns } from './schedule-runs.tsx'
import { useScheduleStates, useWhen } from './schedule-words.ts'

/** The member's scheduled payments, those that are over too. */
export function ScheduleList({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui()
  const schedules = useQuery(schedulesQuery())
  const { data } = schedules
  if (!data) return <Waiting query={schedules} />
  const add = <Button onClick={onAdd}>{t`Schedule a payment`}</Button>
  if (data.length === 0)
    return (
      <EmptyState title={t`No scheduled payments`} action={add}>
        {t`Rent or pocket money: choose a payee, an amount and the days, and it is paid automatically.`}
      </EmptyState>
    )
  return (
    <div className="stack">
      <div>{add}</div>
      {data.map(each => (
        <Schedule key={each.id} schedule={each} />
      ))}
    </div>
  )
}

const STATES: Readonly<Record<wire.QuickPaySchedule['status'], State>> = {
  active: 'waiting',
  paused: 'reversed',
  over: 'settled',
  cancelled: 'reversed',
}

function Schedule({ schedule }: { schedule: wire.QuickPaySchedule }) {
  const { t } = useLingui()
  const when = useWhen()
  const states = useScheduleStates()
  const called = useCounterpartyName()
  const { username, uid, currency, amount, every, first_day, last_day, next_day, status } = schedule
  const isOpen = status === 'active' || status === 'paused'
  return (
    <Panel title={called(username)} aside={<Status state={STATES[status]}>{states[status]}</Status>}>
      <Facts
        rows={[
          { label: t`User ID`, value: <span className="figures">{uid}</span> },
          { label: t`Each time`, value: <Money amount={amount} currency={currency} exact /> },
          { label: t`When`, value: when(every, first_day, last_day) },
          status === 'active' &&
            next_day !== null && { label: t`Next day`, value: calendarDayText(next_day) },
        ]}
      />
      <ScheduleRuns schedule={schedule} />
      {isOpen && <Acts schedule={schedule} />}
      <div className="mt-12">
        <HelpLink reference={schedule.id} />
      </div>
    </Panel>
  )
}

function Acts({ schedule }: { schedule: wire.QuickPaySchedule }) {
  const { id, status, username } = schedule
  const { t } = useLingui()
  const name = useCounterpartyName()(username)
  const change = useSubmit(changeSchedule)
  const isPaused = status === 'paused'
  return (
    <>
      <ProblemNotice of={change.error} />
      <div className="row wrap justify-end mt-12">
        <Cancel schedule={schedule} />
        <Button
          variant="default"
          aria-label={isPaused ? t`Resume the payments to ${name}` : t`Pause the payments to ${name}`}
          loading={change.isPending}
          onClick={() => change.mutate({ id, to: isPaused ? 'active' : 'paused' })}
        >
          {isPaused ? t`Resume` : t`Pause`}
        </Button>
      </div>
    </>
  )
}

/** Asks first: a cancelled schedule cannot be resumed. */
function Cancel({ schedule: { id, username } }: { schedule: wire.QuickPaySchedule }) {
  const { t } = useLingui()
  const name = useCounterpartyName()(username)
  const [isOpen, setOpen] = useState(false)
  const cancel = useSubmit(changeSchedule, {
    onSuccess: () => {
      announce(t`The payments to ${name} are cancelled.`)
      setOpen(false)
    },
  })
  return (
    <>
      <Button variant="default" aria-label={t`Cancel the payments to ${name}`} onClick={() => setOpen(true)}>
        {t`Cancel`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Cancel the payments to ${name}?`}
        confirmLabel={t`Cancel the payments`}
        cancelLabel={t`Keep them`}
        onConfirm={() => cancel.mutate({ id, to: 'cancelled' })}
        onCancel={() => setOpen(false)}
        isBusy={cancel.isPending}
      >
        <p>{t`No further payment is made, and this schedule cannot be resumed. To stop for a while, pause it instead.`}</p>
        <ProblemNotice of={cancel.error} />
      </Confirm>
    </>
  )
}
