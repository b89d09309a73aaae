import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../client/submit.ts'
import { Facts } from '../../parts/facts.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { useSayDecided } from '../admin/use-say-decided.ts'
import { PaymentCases, PaymentDecision } from './payment-cases.tsx'
import { adminSentQuery, approveSend, type PaymentSearch, rejectSend } from './queries.ts'

type Search = PaymentSearch & { open?: string | undefined }

/** Payments every member has sent by bank; finance settles them. */
export function AdminSendPayments() {
  const { search } = useListSearch<Search>()
  const { open: _, ...filters } = search
  const query = useQuery(adminSentQuery(filters))
  const { t } = useLingui()
  return (
    <PaymentCases
      kind="send"
      title={t`Sent payments`}
      query={query}
      below={payment => <SendCase payment={payment} />}
    />
  )
}

function SendCase({ payment }: { payment: wire.AdminSendPayment }) {
  const { t } = useLingui()
  const { currency, account, bank, swift, remarks, fee, externalTxId, reason, status } = payment
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Account number or IBAN`, value: <span className="mono">{account}</span> },
          { label: t`Bank`, value: bank },
          swift !== '' && { label: t`SWIFT/BIC`, value: <span className="mono">{swift}</span> },
          remarks !== '' && { label: t`Remarks`, value: remarks },
          { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          externalTxId !== null && {
            label: t`External transfer id`,
            value: <span className="mono">{externalTxId}</span>,
          },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {status === 0 && <SendDecision id={payment.id} uid={payment.uid} />}
    </div>
  )
}

function SendDecision({ id, uid }: { id: string; uid: string }) {
  const { t } = useLingui()
  const [externalTxId, setExternalTxId] = useState('')
  const say = useSayDecided(uid)
  const approve = useSubmit(approveSend, { onSuccess: say.approved })
  const reject = useSubmit(rejectSend, { onSuccess: say.rejected })
  return (
    <PaymentDecision
      approveLabel={t`The bank has paid`}
      isBusy={approve.isPending || reject.isPending}
      error={approve.error ?? reject.error}
      externalTxId={externalTxId}
      onExternalTxId={setExternalTxId}
      onApprove={() =>
        approve.mutate({ id, ...(externalTxId.trim() ? { externalTxId: externalTxId.trim() } : {}) })
      }
      onReject={reason => reject.mutate({ id, reason })}
    />
  )
}
