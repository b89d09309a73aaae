import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { noteDecided } from '../../../client/decided.ts'
import { useSubmit } from '../../../client/submit.ts'
import { calendarDayText } from '../../../i18n/time.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { DecidedNotice, useDecided } from '../../../parts/decided.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Form, needed, useForm } from '../../../parts/form.tsx'
import { custom, InState, money } from '../../../parts/lists/columns.tsx'
import { choiceOf } from '../../../parts/lists/filters.tsx'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { NumberField } from '../../../parts/number-field.tsx'
import { ReasonForMember, useReason } from '../../../parts/reason-field.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { cancelByAdmin, changeRate } from '../member/queries.ts'
import { subscriptionStates, Terms, useTermWords } from '../member/words.tsx'

/** The terms in months; 0 has no end. */
const TERMS = [0, 1, 3, 6, 12]

const useTerms = () => {
  const words = useTermWords()
  return TERMS.map(term => ({ value: String(term), label: words(term) }))
}

/** Deposits of every member; a row opens what finance may do with it. */
export const AdminFixedDeposits = caseScreen('earn.allSubscriptions', {
  title: msg`Fixed deposits`,
  ranged: 'earn.allSubscriptions',
  stateField: 'status',
  states: subscriptionStates,
  filters: [currency('currency'), choiceOf('term', msg`Term`, msg`All terms`, useTerms)],
  what: row => <Terms {...row} />,
  columns: [
    custom('ends', msg`Ends`, row => (row.maturity_date ? calendarDayText(row.maturity_date) : '–'), {
      sort: 'maturity_date',
    }),
    money('realized_interest', 'currency', msg`Interest paid`, { key: 'interest' }),
  ],
  amountSort: 'amount',
  amount: ({ principal, currency }) => (
    <Money amount={principal} currency={currency} size="sm" isStrong exact />
  ),
  state: row => <InState {...subscriptionStates[row.status]} />,
  Below: Case,
  empty: { title: msg`No member has set anything aside yet` },
  opensWith: 'all',
  order: 'desc',
})

function Case({ row: deposit }: { row: wire.AdminSubscription }) {
  const { t } = useLingui()
  const { currency, status, reason } = deposit
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Began`, value: calendarDayText(deposit.start_date) },
          deposit.next_interest_date !== null && {
            label: t`Next interest`,
            value: calendarDayText(deposit.next_interest_date),
          },
          deposit.maturity_amount !== null && {
            label: t`Principal and interest at the end`,
            value: <Money amount={deposit.maturity_amount} currency={currency} exact />,
          },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {status === 0 && (
        <May call="earn.editSubscription">
          <Decision deposit={deposit} />
        </May>
      )}
    </div>
  )
}

function Decision({ deposit: { id, rate, next_rate } }: { deposit: wire.AdminSubscription }) {
  const { t } = useLingui()
  const why = useReason()
  const isHeld = useBooksHold()
  const rating = useSubmit(changeRate)
  const cancelling = useSubmit(cancelByAdmin, { onSuccess: () => noteDecided(id, 'cancelled') })
  const act = (send: () => void) => {
    // One that is under way keeps its answer.
    for (const each of [rating, cancelling]) if (!each.isPending) each.reset()
    if (why.check()) send()
  }
  const form = useForm({
    initial: { rate: next_rate ?? rate },
    rules: { rate: needed },
    body: typed => ({ id, ...typed, reason: why.text }),
    send: {
      ...rating,
      mutate: (body: Parameters<typeof changeRate>[0]) => act(() => rating.mutate(body)),
      error: rating.error ?? cancelling.error,
    },
  })
  const cancel = () => {
    form.check()
    act(() => cancelling.mutate({ id, reason: why.text }))
  }
  const decided = useDecided(id)
  if (decided) return <DecidedNotice decided={decided} />
  return (
    <Form
      form={form}
      className="stack gap-12"
      end={
        <>
          <BooksHold isHeld={isHeld} />
          <div className="row wrap gap-10">
            <Button type="submit" loading={form.isBusy} disabled={isHeld}>
              {t`Change the rate`}
            </Button>
            <Button variant="default" onClick={cancel} loading={cancelling.isPending}>
              {t`Cancel the deposit`}
            </Button>
          </div>
          <p className="hint">
            {t`The rate of a fixed term was promised and may only rise. Cancelling returns the principal; interest already paid stays with the member.`}
          </p>
        </>
      }
    >
      <NumberField
        {...form.field('rate', t`Rate a year from the next month on, in percent`)}
        classNames={{ input: 'figures' }}
      />
      <ReasonForMember field={why.field} />
      {rating.data?.proposal && <WaitsForSecond />}
    </Form>
  )
}
