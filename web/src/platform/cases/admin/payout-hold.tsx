import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { FormName } from '../../../client/contract.ts'
import { oneQueryOf } from '../../../client/query-of.ts'
import { utcText } from '../../../i18n/time.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { AskSecond } from './ask-second.tsx'
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
  return (
    <AskSecond
      call="audit.overrideProof"
      body={{ payout, id }}
      shows={holdQuery(id).queryKey}
      label={t`Why this case has to be paid out now`}
      description={t`A second administrator reads it. Approved, the exception is for this case alone and ends after an hour.`}
      button={t`Ask for an exception`}
    />
  )
}
