import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { sendCaseQuery } from '../member/queries.ts'
import { paymentCases } from './payment-cases.tsx'

/** Payments every member has sent by bank; finance settles them. */
export const AdminSendPayments = caseScreen('payment.sendCases', {
  ...paymentCases('send'),
  title: msg`Sent payments`,
  Below: SendCase,
  ranged: 'payment.sendCases',
  filters: [currency('currency')],
})

type CaseProps = { row: wire.AdminSendPayment; onDecided: () => void }

function SendCase({ row: payment, onDecided }: CaseProps) {
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
