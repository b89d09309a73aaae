import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../client/submit.ts'
import { isZero } from '../../parts/amount.ts'
import { Facts } from '../../parts/facts.tsx'
import { useListSearch } from '../../parts/list-search.ts'
import { Money } from '../../parts/money.tsx'
import { MoneyInput } from '../../parts/money-input.tsx'
import { useSayDecided } from '../admin/use-say-decided.ts'
import { usePlaces } from '../wallet/use-places.ts'
import { PaymentCases, PaymentDecision } from './payment-cases.tsx'
import { adminRequestsQuery, type PaymentSearch, setRequestStatus } from './queries.ts'

type Search = PaymentSearch & { open?: string | undefined }

/** Requests of every member; finance says which were paid. */
export function AdminRequestPayments() {
  const { search } = useListSearch<Search>()
  const { open: _, ...filters } = search
  const query = useQuery(adminRequestsQuery(filters))
  const { t } = useLingui()
  return (
    <PaymentCases
      kind="request"
      title={t`Requested payments`}
      query={query}
      below={request => <RequestCase request={request} />}
    />
  )
}

function RequestCase({ request }: { request: wire.AdminRequestPayment }) {
  const { t } = useLingui()
  const { currency, remarks, email, fee, credited, externalTxId, reason } = request
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`E-mail`, value: email },
          remarks !== '' && { label: t`Remarks`, value: remarks },
          fee !== null && { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          credited !== null && {
            label: t`Credited`,
            value: <Money amount={credited} currency={currency} exact isStrong />,
          },
          externalTxId !== null && {
            label: t`External transfer id`,
            value: <span className="mono">{externalTxId}</span>,
          },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {request.status === 0 && <RequestDecision request={request} />}
    </div>
  )
}

function RequestDecision({ request: { id, uid, currency } }: { request: wire.AdminRequestPayment }) {
  const { t } = useLingui()
  const places = usePlaces()
  const [fee, setFee] = useState('')
  const [externalTxId, setExternalTxId] = useState('')
  const say = useSayDecided(uid)
  const set = useSubmit(setRequestStatus)
  return (
    <PaymentDecision
      approveLabel={t`Received`}
      isBusy={set.isPending}
      error={set.error}
      externalTxId={externalTxId}
      onExternalTxId={setExternalTxId}
      onApprove={() =>
        set.mutate(
          {
            id,
            status: 1,
            ...(isZero(fee) ? {} : { fee }),
            ...(externalTxId.trim() ? { externalTxId: externalTxId.trim() } : {}),
          },
          { onSuccess: say.approved },
        )
      }
      onReject={reason => set.mutate({ id, status: -1, reason }, { onSuccess: say.rejected })}
    >
      <MoneyInput
        label={t`Fee, if any`}
        name="fee"
        currency={currency}
        places={places(currency)}
        value={fee}
        onChange={setFee}
      />
    </PaymentDecision>
  )
}
