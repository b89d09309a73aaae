import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { Money } from '../../../../parts/money.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { Status } from '../../../../parts/status.tsx'
import { BookItem } from './book-item.tsx'
import { CorrectItem } from './correct-item.tsx'
import { NoteItem } from './note-item.tsx'

type ItemPanelProps = { item: wire.StatementItem; isOpen: boolean; onDone: () => void }

/** An item with all that is known of it, and what can be done about it. */
export function ItemPanel({ item, isOpen, onDone }: ItemPanelProps) {
  const { match, correction } = item
  return (
    <div className="stack gap-16 max-640">
      <Known item={item} />
      {correction && <Correction status={item.correction_status ?? 0} />}
      {isOpen && match !== null && <Unmatch statement={item.statement} match={match} onDone={onDone} />}
      {isOpen && match === null && <NoteItem item={item} onDone={onDone} />}
      {isOpen &&
        match === null &&
        (!correction || item.correction_status === -1) &&
        item.state !== 'near' && (
          <>
            <BookItem item={item} />
            <CorrectItem item={item} />
          </>
        )}
    </div>
  )
}

function Known({ item }: { item: wire.StatementItem }) {
  const { t } = useLingui()
  const { amount, currency, shown, difference, reference, owner, note, match } = item
  const money = (value: string) => <Money amount={value} currency={currency} size="sm" exact />
  return (
    <Facts
      rows={[
        { label: item.side === 'line' ? t`On the statement` : t`In the log`, value: money(amount) },
        shown !== null && { label: t`In the read model`, value: money(shown) },
        match !== null && { label: t`Match`, value: <span className="figures">{match}</span> },
        difference !== null && { label: t`Lines less entries`, value: money(difference) },
        {
          label: t`Reference`,
          value: <span className="break-anywhere">{reference || '–'}</span>,
        },
        owner !== null && { label: t`Looked into by`, value: <span className="figures">{owner}</span> },
        note !== null && { label: t`Note`, value: note },
      ]}
    />
  )
}

function Correction({ status }: { status: 0 | 1 | -1 }) {
  const { t } = useLingui()
  if (status === 1) return <Status state="settled">{t`The correcting entry is booked`}</Status>
  if (status === -1) return <Status state="wrong">{t`The correcting entry was rejected`}</Status>
  return <Status state="waiting">{t`The correcting entry waits for a second administrator`}</Status>
}

function Unmatch({ statement, match, onDone }: { statement: string; match: number; onDone: () => void }) {
  const { t } = useLingui()
  const unmatch = useSubmit(
    (body: Body<'finance.unmatchItems'>, attempt) => call('finance.unmatchItems', { body, attempt }),
    { onSuccess: onDone },
  )
  return (
    <div className="stack gap-8">
      <div>
        <Button
          size="xs"
          variant="default"
          loading={unmatch.isPending}
          onClick={() => unmatch.mutate({ statement, match })}
        >
          {t`Open this match again`}
        </Button>
      </div>
      <ProblemNotice of={unmatch.error} />
    </div>
  )
}
