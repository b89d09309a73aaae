import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendForm } from '../../../client/call.ts'
import type { FormName } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { oneQueryOf } from '../../../client/query-of.ts'
import { useSubmit } from '../../../client/submit.ts'
import { utcText } from '../../../i18n/time.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../parts/reason-field.tsx'
import { WaitsForSecond } from './waits-for-second.tsx'

/** The approvals by which money leaves: the server holds them back, too, and two administrators may let one case out. */
const PAYOUTS: Partial<Readonly<Record<FormName, wire.PayoutKind>>> = {
  'withdrawal.approve': 'withdrawal',
  'chain.approveSend': 'chain-send',
  'payment.approveSend': 'send-payment',
  'card.approveCharge': 'card-charge',
}

const holdQuery = (id: string) =>
  oneQueryOf('audit.payoutHold', { params: { id } }, { refetchInterval: 10_000 })

/** The case, where its approval pays out. */
type Payout = { readonly id: string; readonly payout: wire.PayoutKind | undefined }

/** A payout, and the hold on it if there is one. */
export type Held = { readonly isHeld: boolean; readonly hold: wire.PayoutHold | undefined } & Payout

/** Whether an approval is held back because the books differ; not where an exception for this case holds. */
export function useApprovalHold(id: string, approval: FormName): Held {
  const booksDiffer = useBooksHold()
  const payout = PAYOUTS[approval]
  const { data: hold } = useQuery({ ...holdQuery(id), enabled: booksDiffer && payout !== undefined })
  return { id, payout, hold, isHeld: booksDiffer && !hold?.until }
}

/** Says why an approval is held, and lets finance ask for an exception, which a second administrator approves. */
export function ApprovalHold({ isHeld, hold, id, payout }: Held) {
  const { t } = useLingui()
  if (hold?.until && !isHeld) {
    const time = utcText(hold.until)
    return (
      <Notice tone="waiting" title={t`The books differ, and two administrators have let this case out`}>
        {t`It may be approved until ${time}. Compare it with the events of the log first.`}
      </Notice>
    )
  }
  if (!isHeld) return null
  return (
    <>
      <BooksHold isHeld isApproval />
      {payout && (hold?.proposal ? <WaitsForSecond /> : <AskForException id={id} payout={payout} />)}
    </>
  )
}

function AskForException({ id, payout }: { id: string; payout: wire.PayoutKind }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const queries = useQueryClient()
  const why = useReason()
  const [isAsking, setAsking] = useState(false)
  const send = useSubmit(
    (body: { payout: wire.PayoutKind; id: string; reason: string }, attempt: string) =>
      sendForm('audit.overrideProof', { body, attempt }),
    { onSuccess: () => void queries.invalidateQueries(holdQuery(id)) },
  )
  if (!may('audit.overrideProof')) return null
  const ask = () => {
    if (!isAsking) return setAsking(true)
    if (why.check()) send.mutate({ payout, id, reason: why.text })
  }
  return (
    <div className="stack gap-12">
      {isAsking && (
        <ReasonField
          field={why.field}
          label={t`Why this case has to be paid out now`}
          description={t`A second administrator reads it. Approved, the exception is for this case alone and ends after an hour.`}
        />
      )}
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <div>
        <Button variant="default" size="xs" onClick={ask} loading={send.isPending}>
          {t`Ask for an exception`}
        </Button>
      </div>
    </div>
  )
}
