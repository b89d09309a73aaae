import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { callForOne } from '../../../client/call.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { calendarMonthText } from '../../../parts/time.ts'
import { userinfoQuery } from '../../account/member/queries.ts'

/** Closes a month that is over; asks first, because no call opens it again. Shown to the roles that may. */
export function ClosePeriod({ month }: { month: string }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { data: me } = useSuspenseQuery(userinfoQuery)
  const [isOpen, setOpen] = useState(false)
  const name = calendarMonthText(month)
  const close = useSubmit(
    (body: { month: string }, attempt) => callForOne('finance.closePeriod', { body, attempt }),
    {
      onSuccess: () => {
        announce(t`${name} is closed.`)
        setOpen(false)
      },
    },
  )
  if (me.role === 'auditor') return null
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        {t`Close ${name}`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Close ${name}?`}
        confirmLabel={t`Close the month`}
        onConfirm={() => close.mutate({ month })}
        onCancel={() => setOpen(false)}
        isBusy={close.isPending}
      >
        <p>
          {t`Its trial balance is kept as it stands now, under the seal of the log. The month cannot be opened again; later entries that belong to it are marked.`}
        </p>
        {close.isError && <Notice tone="wrong" title={words(problemOf(close.error))} isUrgent />}
      </Confirm>
    </>
  )
}
