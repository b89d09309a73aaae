import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { choiceOf } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { currency } from '../../../platform/balances/admin/currency-choice.tsx'
import type { CaseProps } from '../../../platform/cases/admin/case-below.tsx'
import {
  CaseFacts,
  code,
  email,
  fact,
  money,
  reason,
  type SaidFact,
  since,
} from '../../../platform/cases/admin/case-facts.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { SentBack } from '../../../platform/cases/admin/sent-back.tsx'
import { ENDED } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { OrSentBack } from '../../../platform/cases/member/sent-back-state.tsx'
import { personText } from '../../../platform/members/admin/member-link.tsx'
import { bankQuery } from '../../bank/admin/queries.ts'
import { useBankFacts } from '../../bank/member/use-bank-facts.tsx'
import { EnterWithdrawal } from './enter-withdrawal.tsx'

type Row = wire.AdminWithdrawal

const useKinds = () => {
  const { t } = useLingui()
  return [
    { value: 'wallet', label: t`Wallet to bank` },
    { value: 'card', label: t`Card to bank` },
  ]
}

/** Withdrawals: what is locked and where it goes at the left, the decision at the right. Addresses call their source `kind`. */
export const WithdrawalCases = caseKind('withdrawal', 'withdrawal.cases', {
  stateField: 'status',
  states: ENDED,
  what: row => <Way {...row} />,
  amountSort: 'amount',
  amount: row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />,
  state: row => <Standing row={row} />,
  isOpen: row => row.status === 0,
  ranged: 'withdrawal.cases',
  asks: ({ kind }) => ({ source: kind }),
  filters: [
    choiceOf<'withdrawal.cases', 'kind'>('kind', msg`Kind`, msg`All kinds`, useKinds),
    currency('currency'),
  ],
  entry: { call: 'withdrawal.enter', label: msg`Enter a withdrawal`, Form: EnterWithdrawal },
  evidence: Evidence,
  decision: {
    approve: { call: 'withdrawal.approve' },
    label: row => msg`Send ${{ shown: amountText(row.amount, row.currency) }}`,
    reject: { call: 'withdrawal.reject' },
    enteredBy: row => row.entered_by,
    fee: ({ currency }) => ({ currency, label: msg`Fee, if less than agreed` }),
    externalId: 'bank',
  },
  Decided,
  approval: { kind: 'withdrawal', gets: msg`The bank receives` },
  bulk: 'withdrawal.approve',
})

const Standing = ({ row }: { row: Row }) => (
  <OrSentBack of={row}>
    <ReviewState status={row.status} />
  </OrSentBack>
)

function Way({ source }: Row) {
  const { t } = useLingui()
  return source === 'card' ? t`Card to bank` : t`Wallet to bank`
}

const facts: readonly SaidFact<Row>[] = [
  money('amount', 'currency', msg`The bank receives`, { isStrong: true }),
  money('fee', 'currency', msg`Fee`),
  fact(msg`Bank account`, ({ bank }) => bank ?? <Trans>unlinked since</Trans>),
  since(),
  email(),
  fact(msg`Entered by`, row => row.entered_by && personText(row.entered_by_name, row.entered_by)),
  code('externalTxId', msg`Transaction ID`),
  reason(),
]

function Evidence({ row }: { row: Row }) {
  const { t } = useLingui()
  const query = useQuery({ ...bankQuery(row.bank_id), enabled: false })
  return (
    <div className="stack">
      <CaseFacts row={row} said={facts} />
      {query.data && <WholeBank bank={query.data} />}
      {!query.data && row.bank !== null && <LookButton query={query} label={t`Show the full numbers`} />}
    </div>
  )
}

/** The account that the withdrawal goes to, with its full numbers. */
function WholeBank({ bank }: { bank: wire.AdminBank }) {
  return <Facts rows={useBankFacts(bank)} />
}

function Decided({ row, onDecided }: CaseProps<Row>) {
  return (
    <div className="stack gap-12 content-start">
      <Standing row={row} />
      {row.status === 1 && <SentBack call="withdrawal.sentBack" sent={row} onDone={onDecided} />}
    </div>
  )
}
