import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { noteDecided } from '../../../client/decided.ts'
import { type Problem, problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { calendarDayText } from '../../../i18n/time.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { DecidedNotice, useDecided } from '../../../parts/decided.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { useForm } from '../../../parts/form.tsx'
import { May } from '../../../parts/may.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { reverseCardLog } from './queries.ts'

/** Details of a card log, and its reversal. */
export function CardLogDetail({ line }: { line: wire.AdminCardTransaction }) {
  const { t } = useLingui()
  const { purchase_date, description, mcc, memo, network_transaction_id, created_date, reason } = line
  const decided = useDecided(line.id)
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Network transaction`, value: <span className="mono">{network_transaction_id}</span> },
          purchase_date !== null && {
            label: t`Purchased`,
            value: <span className="figures">{calendarDayText(purchase_date)}</span>,
          },
          { label: t`Booked`, value: <UtcTime at={created_date} /> },
          mcc !== null && { label: t`MCC`, value: <span className="figures">{mcc}</span> },
          description !== null && { label: t`Description`, value: description },
          memo !== null && { label: t`Memo`, value: memo },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {line.status === -1 && <Status state="reversed">{t`Reversed`}</Status>}
      {decided && <DecidedNotice decided={decided} />}
      {line.status !== -1 && !decided && (
        <May call="card.reverseLog">
          <Reversal id={line.id} />
        </May>
      )}
    </div>
  )
}

function useReversalWords(): (problem: Problem) => string {
  const { t } = useLingui()
  const words = useProblemWords()
  return problem => {
    if (problem.kind !== 'refused' || problem.code !== 'INSUFFICIENT_FUNDS') return words(problem)
    const { short = '0', currency = '' } = problem.details
    const missing = amountText(short, currency)
    return t`The credit is not on the card any more: ${missing} short. Nothing was reversed.`
  }
}

function Reversal({ id }: { id: string }) {
  const { t } = useLingui()
  const words = useReversalWords()
  const isHeld = useBooksHold()
  const send = useSubmit(reverseCardLog, {
    onSuccess: ({ proposal }) => !proposal && noteDecided(id, 'reversed'),
  })
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: text => !text.trim() && msg`Say why, in words the member can act on.` },
    body: ({ reason }) => ({ id, reason: reason.trim() }),
    send,
  })
  return (
    <div className="stack gap-12">
      <TextInput {...form.text('reason', t`Reason of the reversal`)} maxLength={500} />
      <ProblemNotice of={form.error} words={thrown => words(problemOf(thrown))} />
      {send.data?.proposal && <WaitsForSecond />}
      <BooksHold isHeld={isHeld} />
      <div>
        <Button variant="default" onClick={() => form.submit()} loading={form.isBusy} disabled={isHeld}>
          {t`Reverse it`}
        </Button>
      </div>
      <p className="hint">{t`The log keeps both. A reversed transaction is not booked again.`}</p>
    </div>
  )
}
