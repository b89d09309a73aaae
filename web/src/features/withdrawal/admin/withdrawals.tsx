import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFilter } from '../../../client/list-filter.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { ChoiceFilter } from '../../../parts/filters.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { personText } from '../../../parts/person-text.ts'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { CurrencyFilter } from '../../../platform/balances/admin/currency-filter.tsx'
import { CaseList } from '../../../platform/cases/admin/case-list.tsx'
import { Decision } from '../../../platform/cases/admin/decision.tsx'
import { LookButton } from '../../../platform/cases/admin/look-button.tsx'
import { type CaseSearch, casesQuery } from '../../../platform/cases/admin/queries.ts'
import { useStates } from '../../../platform/cases/admin/states.ts'
import { ReviewState } from '../../../platform/cases/member/review-state.tsx'
import { bankQuery } from '../../bank/admin/queries.ts'
import { useBankFacts } from '../../bank/member/use-bank-facts.tsx'
import { EnterWithdrawal } from './enter-withdrawal.tsx'
import { SentBack } from './sent-back.tsx'

/** `kind`: from the wallet or from the card. */
type WithdrawalSearch = CaseSearch & { currency?: string | undefined; kind?: string | undefined }

/** Withdrawals: what is locked and where it goes at the left, the decision at the right. */
export function WithdrawalCases() {
  const { t } = useLingui()
  const { states, usual } = useStates()
  const { search, change } = useListSearch<WithdrawalSearch>()
  const { currency, kind, ...cases } = search
  const [isEntering, setEntering] = useState(false)
  const own = listFilter('withdrawal.cases', { currency, source: kind })
  const query = useQuery(casesQuery({ name: 'withdrawal.cases' }, cases, 'status', own))
  return (
    <CaseList
      title={t`Withdrawals`}
      form={isEntering && <EnterWithdrawal onDone={() => setEntering(false)} />}
      aside={
        <May call="withdrawal.enter">
          <Button size="sm" onClick={() => setEntering(!isEntering)}>
            {t`Enter a withdrawal`}
          </Button>
        </May>
      }
      query={query}
      ranged="withdrawal.cases"
      states={states}
      usual={usual}
      filters={
        <>
          <ChoiceFilter
            label={t`Kind`}
            all={t`All kinds`}
            choices={[
              { value: 'wallet', label: t`Wallet to bank` },
              { value: 'card', label: t`Card to bank` },
            ]}
            value={kind}
            onChange={next => change({ kind: next, open: undefined })}
          />
          <CurrencyFilter value={currency} onChange={next => change({ currency: next, open: undefined })} />
        </>
      }
      what={row => (row.source === 'card' ? t`Card to bank` : t`Wallet to bank`)}
      amountSort="amount"
      amount={row => <Money amount={row.amount} currency={row.currency} size="sm" isStrong exact />}
      state={row => <ReviewState status={row.status} />}
      isOpen={row => row.status === 0}
      below={(row, onDecided) => <Opened row={row} onDecided={onDecided} />}
    />
  )
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
