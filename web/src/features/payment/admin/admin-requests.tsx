import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { May, ReadOnly } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { paymentCases } from './payment-cases.tsx'

/** Requests of every member; finance says which were paid. */
export const AdminRequestPayments = caseScreen('payment.requestCases', {
  ...paymentCases('request'),
  title: msg`Requested payments`,
  Below: RequestCase,
  ranged: 'payment.requestCases',
  filters: [currency('currency')],
})

type CaseProps = { row: wire.AdminRequestPayment; onDecided: () => void }

function RequestCase({ row: request, onDecided }: CaseProps) {
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
      {request.status === 0 && (
        // Every role may call it, for requests of its own; the roles that decide on money decide those of others.
        <May call="payment.approveSend" otherwise={<ReadOnly />}>
          <Decision
            id={request.id}
            uid={request.uid}
            approve={{ call: 'payment.decideRequest', body: { status: 1 } }}
            approveLabel={t`Received`}
            reject={{ call: 'payment.decideRequest', body: { status: -1 } }}
            fee={{ currency, label: t`Fee, if not the usual one` }}
            check="request-payment"
            externalId="bank"
            onDecided={onDecided}
          />
        </May>
      )}
    </div>
  )
}
