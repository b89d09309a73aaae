import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { choiceOf } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { personText } from '../../../parts/person-text.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { bankQuery } from '../../bank/admin/queries.ts'
import { useBankFacts } from '../../bank/member/use-bank-facts.tsx'
import { EnterWithdrawal } from './enter-withdrawal.tsx'
import { SentBack } from './sent-back.tsx'

const useKinds = () => {
  const { t } = useLingui()
  return [
    { value: 'wallet', label: t`Wallet to bank` },
    { value: 'card', label: t`Card to bank` },
  ]
}

/** Withdrawals: what is locked and where it goes at the left, the decision at the right. Addresses call their source `kind`. */
export const WithdrawalCases = caseScreen('withdrawal.cases', {
  title: msg`Withdrawals`,
  stateField: 'status',
  what: row => <Way {...row} />,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  Below: Opened,
  ranged: 'withdrawal.cases',
  asks: ({ kind }) => ({ source: kind }),
  filters: [
    choiceOf<'withdrawal.cases', 'kind'>('kind', msg`Kind`, msg`All kinds`, useKinds),
    currency('currency'),
  ],
  entry: { call: 'withdrawal.enter', label: msg`Enter a withdrawal`, Form: EnterWithdrawal },
})

function Way({ source }: wire.AdminWithdrawal) {
  const { t } = useLingui()
  return source === 'card' ? t`Card to bank` : t`Wallet to bank`
}

function Evidence({ withdrawal }: { withdrawal: wire.AdminWithdrawal }) {
  const { t } = useLingui()
  const { amount, fee, currency, bank, externalTxId, reason, created_date, email, entered_by } = withdrawal
  const query = useQuery({ ...bankQuery(withdrawal.bank_id), enabled: false })
  return (
    <div className="stack">
      <Facts
        rows={[
          {
            label: t`The bank receives`,
            value: <Money amount={amount} currency={currency} exact isStrong />,
          },
          { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
          { label: t`Bank account`, value: bank ?? t`unlinked since` },
          { label: t`Asked for`, value: <UtcTime at={created_date} /> },
          { label: t`E-mail`, value: email },
          entered_by !== null && {
            label: t`Entered by`,
            value: personText(withdrawal.entered_by_name, entered_by),
          },
          externalTxId !== null && {
            label: t`Transaction ID`,
            value: <span className="mono">{externalTxId}</span>,
          },
          reason !== null && { label: t`Reason`, value: reason },
        ]}
      />
      {query.data && <WholeBank bank={query.data} />}
      {!query.data && bank !== null && <LookButton query={query} label={t`Show the full numbers`} />}
    </div>
  )
}

/** The account that the withdrawal goes to, with its full numbers. */
function WholeBank({ bank }: { bank: wire.AdminBank }) {
  return <Facts rows={useBankFacts(bank)} />
}

function Opened({ row, onDecided }: { row: wire.AdminWithdrawal; onDecided: () => void }) {
  const { t } = useLingui()
  const approve = (row: wire.AdminWithdrawal) => {
    const shown = amountText(row.amount, row.currency)
    return t`Send ${shown}`
  }
  return (
    <div className="case">
      <Evidence withdrawal={row} />
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          enteredBy={row.entered_by}
          approve={{ call: 'withdrawal.approve' }}
          approveLabel={approve(row)}
          reject={{ call: 'withdrawal.reject' }}
          fee={{ currency: row.currency, label: t`Fee, if less than agreed` }}
          check="withdrawal"
          externalId="bank"
          onDecided={onDecided}
        />
      ) : (
        <div className="stack" style={{ gap: 12, alignContent: 'start' }}>
          <ReviewState status={row.status} />
          {row.status === 1 && <SentBack withdrawal={row} onDone={onDecided} />}
        </div>
      )}
    </div>
  )
}
