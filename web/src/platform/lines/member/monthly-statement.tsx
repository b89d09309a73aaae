import { useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../client/submit.ts'
import { calendarMonthText } from '../../../i18n/time.ts'
import { ownTimeZone } from '../../../parts/list-defaults.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { monthlyStatementQuery, setMonthlyStatement } from './queries.ts'

/** Whether the statement of each month comes by mail, once the month has ended where the member is. */
export function MonthlyStatement() {
  const { t } = useLingui()
  const query = useQuery(monthlyStatementQuery)
  const send = useSubmit(setMonthlyStatement)
  const month = query.data?.month ? calendarMonthText(query.data.month) : undefined
  return (
    <Panel title={t`Statement of each month`}>
      {query.data ? (
        <Switch
          label={t`Tell me by e-mail when it is ready`}
          description={
            month
              ? t`The next one is of ${month}, once that month has ended.`
              : t`It is made once a month has ended, as a PDF and as a CSV file.`
          }
          checked={query.data.status === 1}
          disabled={send.isPending}
          onChange={event =>
            send.mutate({ status: event.currentTarget.checked ? 1 : 0, timeZone: ownTimeZone() })
          }
        />
      ) : (
        <WaitingInside query={query} />
      )}
      <ProblemNotice of={send.error} />
    </Panel>
  )
}
