import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../../parts/facts.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { adminSentQuery, type PaymentCaseSearch, sendCaseQuery } from '../member/queries.ts'
import { PaymentCases } from './payment-cases.tsx'

type Search = PaymentCaseSearch & { open?: string | undefined }

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
      below={(payment, onDecided) => <SendCase payment={payment} onDecided={onDecided} />}
    />
  )
}

type CaseProps = { payment: wire.AdminSendPayment; onDecided: () => void }

function SendCase({ payment, onDecided }: CaseProps) {
  const { t } = useLingui()
  const { id, currency, bank, swift, remarks, fee, externalTxId, reason, status } = payment
  const query = useQuery({ ...sendCaseQuery(id), enabled: false })
  const { account } = query.data ?? payment
  return (
    <div className="case">
      <div className="stack">
        <Facts
          rows={[
            { label: t`Whose account`, value: t`A company’s, as the member says` },
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
        {!query.data && account !== '' && <LookButton query={query} label={t`Show the full account`} />}
      </div>
      {status === 0 && (
        <Decision
          id={id}
          uid={payment.uid}
          approve={{ call: 'payment.approveSend' }}
          approveLabel={t`The bank has paid`}
          reject={{ call: 'payment.rejectSend' }}
          check="send-payment"
          externalId="bank"
          onDecided={onDecided}
        />
      )}
    </div>
  )
}
