import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../client/contract.ts'
import { Facts } from '../../../parts/facts.tsx'
import { caseScreen, type SaidCases } from '../../../platform/cases/admin/case-screen.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { EvidenceFile } from '../../../platform/cases/admin/evidence-file.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { useAccountTypes } from '../member/account-type.ts'
import { bankLabel } from '../member/queries.ts'
import { useBankFacts } from '../member/use-bank-facts.tsx'
import { BankTabs } from './bank-tabs.tsx'
import { bankQuery } from './queries.ts'

type Bank = Row<'bank.all'>

const banks: SaidCases<'bank.all', Bank> = {
  title: msg`Bank accounts`,
  Above: BankTabs,
  stateField: 'status',
  what: bankLabel,
  amount: row => <Kind {...row} />,
  state: row => <ReviewState status={row.status} />,
  isOpen: row => row.status === 0,
  Below: BankCase,
}
const ofKind = (kind: wire.AccountType): SaidCases<'bank.all', Bank> => ({
  ...banks,
  opensWith: 'all',
  order: 'desc',
  asks: () => ({ account_type: kind }),
  empty: { title: msg`No bank accounts yet` },
})

/** Members' bank accounts to approve or reject. */
export const BankCases = caseScreen('bank.all', banks)
/** All of them at banks in the US. */
export const UsBanks = caseScreen('bank.all', ofKind(0))
/** All of them at banks in Hong Kong. */
export const HongKongBanks = caseScreen('bank.all', ofKind(3))

const Kind = ({ account_type }: Pick<Bank, 'account_type'>) => (
  <span className="quiet">{useAccountTypes()[account_type]}</span>
)

/** One account: the ends of its numbers until the administrator asks for the whole, and the decision about the version shown. */
function BankCase({ row, onDecided }: { row: wire.AdminBank; onDecided: () => void }) {
  const { t } = useLingui()
  const query = useQuery({ ...bankQuery(row.id), enabled: false })
  const whole = query.data?.version === row.version ? query.data : undefined
  const bank = whole ?? row
  const facts = useBankFacts(bank)
  return (
    <div className="case">
      <div className="stack">
        <Facts
          rows={[
            ...facts,
            { label: t`E-mail`, value: row.email },
            row.reason !== null && { label: t`Reason`, value: row.reason },
          ]}
        />
        {bank.statement !== null && <EvidenceFile id={bank.statement} name={t`Bank statement`} />}
        {!whole && <LookButton query={query} label={t`Show the full numbers`} />}
      </div>
      {row.status === 0 ? (
        <Decision
          id={row.id}
          uid={row.uid}
          approve={{ call: 'bank.approve', body: { version: row.version } }}
          approveLabel={t`Approve the account`}
          reject={{ call: 'bank.reject' }}
          onDecided={onDecided}
        />
      ) : (
        <ReviewState status={row.status} />
      )}
    </div>
  )
}
