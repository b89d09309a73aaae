import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { accountTypes } from '@strongroom/shared/words/bank/kind'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../client/contract.ts'
import { descriptorsOf } from '../../../i18n/word.ts'
import { Facts } from '../../../parts/facts.tsx'
import { choice, choiceOf } from '../../../parts/lists/filters.tsx'
import { caseBelow, type SaidBelow } from '../../../platform/cases/admin/case-below.tsx'
import { caseKind } from '../../../platform/cases/admin/case-kind.tsx'
import { caseScreen, type SaidCases } from '../../../platform/cases/admin/case-screen.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { bankCategoriesQuery, bankLabel } from '../member/queries.ts'
import { useBankFacts } from '../member/use-bank-facts.tsx'
import { useAccountTypes } from '../member/use-bank-words.ts'
import { BankTabs } from './bank-tabs.tsx'
import { FileUnder } from './file-under.tsx'
import { bankQuery } from './queries.ts'
import { UnlinkAccount } from './unlink-account.tsx'

type Bank = Row<'bank.all'>

const category = choiceOf<'bank.all'>('category_id', msg`Category`, msg`All categories`, () =>
  (useQuery(bankCategoriesQuery).data ?? []).map(({ id, category_name }) => ({
    value: id,
    label: category_name,
  })),
)

const banks = {
  Above: BankTabs,
  stateField: 'status',
  what: bankLabel,
  amount: row => <Kind {...row} />,
  amountHead: msg`Kind of bank`,
  filters: [category],
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  evidence: Evidence,
  decision: {
    approve: row => ({ call: 'bank.approve', body: { version: row.version } }),
    label: msg`Approve the account`,
    reject: { call: 'bank.reject' },
  },
} satisfies Partial<SaidCases<'bank.all', Bank>> & SaidBelow<Bank>
const ofKind = (kind: wire.AccountType): SaidCases<'bank.all', Bank> => ({
  ...banks,
  title: msg`Bank accounts`,
  Below: caseBelow(banks),
  opensWith: 'all',
  order: 'desc',
  asks: () => ({ account_type: kind }),
  empty: { title: msg`No bank accounts yet` },
})

/** Members' bank accounts to approve or reject. */
export const BankCases = caseKind('bank-account', 'bank.all', {
  ...banks,
  filters: [choice('account_type', msg`Kind of bank`, msg`All kinds`, descriptorsOf(accountTypes)), category],
})
/** All of them at banks in the US. */
export const UsBanks = caseScreen('bank.all', ofKind(0))
/** All of them at banks in Hong Kong. */
export const HongKongBanks = caseScreen('bank.all', ofKind(3))

const Kind = ({ account_type }: Pick<Bank, 'account_type'>) => (
  <span className="quiet">{useAccountTypes()[account_type]}</span>
)

/** One account: the ends of its numbers until the administrator asks for the whole. The decision is about the version shown. */
function Evidence({ row }: { row: Bank }) {
  const { t } = useLingui()
  const query = useQuery({ ...bankQuery(row.id), enabled: false })
  const whole = query.data?.version === row.version ? query.data : undefined
  const bank = whole ?? row
  const facts = useBankFacts(bank)
  return (
    <div className="stack">
      <Facts
        rows={[
          ...facts,
          { label: t`E-mail`, value: row.email },
          row.reason !== null && { label: t`Reason`, value: row.reason },
        ]}
      />
      {bank.statement !== null && <EvidenceFile id={bank.statement} name={t`Bank statement`} />}
      <FileUnder bank={row} />
      <UnlinkAccount bank={row} />
      {!whole && <LookButton query={query} label={t`Show the full numbers`} />}
    </div>
  )
}
