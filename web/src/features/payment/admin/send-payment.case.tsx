import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import type { CaseProps } from '../../../platform/cases/admin/case-below.tsx'
import {
  CaseFacts,
  code,
  fact,
  money,
  reason,
  type SaidFact,
  text,
} from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { SentBack } from '../../../platform/cases/admin/sent-back.tsx'
import { OrSentBack } from '../../../platform/cases/member/sent-back-state.tsx'
import { PaymentStatus } from '../member/payment-status.tsx'
import { sendCaseQuery } from '../member/queries.ts'
import { paymentCases } from './payment-cases.tsx'

type Row = wire.AdminSendPayment

/** Payments every member has sent by bank; finance settles them. */
export const AdminSendPayments = caseKind('send-payment', 'payment.sendCases', {
  ...paymentCases('send'),
  ranged: 'payment.sendCases',
  filters: [currency('currency')],
  evidence: Evidence,
  decision: {
    approve: { call: 'payment.approveSend' },
    label: msg`The bank has paid`,
    reject: { call: 'payment.rejectSend' },
    externalId: 'bank',
  },
  state: row => <Standing row={row} />,
  Decided,
  approval: { kind: 'send-payment', gets: msg`The payee’s bank receives` },
  bulk: 'payment.approveSend',
})

const Standing = ({ row }: { row: Row }) => (
  <OrSentBack of={row}>
    <PaymentStatus kind="send" status={row.status} />
  </OrSentBack>
)

function Decided({ row, onDecided }: CaseProps<Row>) {
  if (row.status !== 1) return null
  return <SentBack call="payment.sentBack" sent={row} onDone={onDecided} />
}

const facts: readonly SaidFact<Row>[] = [
  fact(msg`Whose account`, () => <Trans>A company’s, as the member says</Trans>),
  fact(msg`Account number or IBAN`, row => <span className="mono">{row.account}</span>),
  text('bank', msg`Bank`),
  code('swift', msg`SWIFT/BIC`),
  fact(msg`Remarks`, row => row.remarks || null),
  money('fee', 'currency', msg`Fee`),
  code('externalTxId', msg`External transfer id`),
  reason(),
]

function Evidence({ row }: { row: Row }) {
  const { t } = useLingui()
  const query = useQuery({ ...sendCaseQuery(row.id), enabled: false })
  const { account } = query.data ?? row
  return (
    <div className="stack">
      <CaseFacts row={{ ...row, account }} said={facts} />
      {!query.data && account !== '' && <LookButton query={query} label={t`Show the full account`} />}
    </div>
  )
}
