import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { type State, Status } from '../../../parts/status.tsx'
import { RecordList } from '../../../platform/lines/member/record-list.tsx'
import { useUserinfo } from '../../../platform/members/member/queries.ts'
import { withdrawalsQuery } from './queries.ts'

const STATES: Record<wire.ReviewStatus, State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

/** Status of a withdrawal. */
export function WithdrawalStatus({ status }: { status: wire.ReviewStatus }) {
  const { t } = useLingui()
  const words: Record<wire.ReviewStatus, string> = {
    0: t`Locked, waits for finance`,
    1: t`Sent`,
    [-1]: t`Rejected, money is back`,
  }
  return <Status state={STATES[status]}>{words[status]}</Status>
}

/** The member's withdrawals. Rejected ones stay, with the reason. */
export function WithdrawalRecords() {
  const { t } = useLingui()
  const user = useUserinfo()
  const { search } = useListSearch<ListSearch>()
  const query = useQuery({ ...withdrawalsQuery(user?.uid ?? '', search), enabled: user !== undefined })
  const detail = ({ reason, fee, currency }: wire.Withdrawal) => {
    if (reason) return t`Rejected: ${reason}`
    const cost = isZero(fee) ? '' : amountText(fee, currency)
    return cost && t`fee ${cost}`
  }
  return (
    <RecordList
      title={t`Withdrawals`}
      query={query}
      records="withdrawals"
      ranged="withdrawal.list"
      line={({ id }) => `withdrawal:${id}`}
      receipt={({ id }) => ({ reference: id })}
      when={row => row.created_date}
      what={row => row.bank ?? t`Bank account`}
      detail={detail}
      state={row => <WithdrawalStatus status={row.status} />}
      amount={row => (
        <Money
          amount={`-${row.amount}`}
          currency={row.currency}
          kind="flow"
          exact
          isStrong={row.status === 1}
          isVoid={row.status === -1}
        />
      )}
      empty={
        <EmptyState title={t`No withdrawal yet`}>
          {t`What you ask for stands here, with what became of it.`}
        </EmptyState>
      }
    />
  )
}
