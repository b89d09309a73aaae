import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { type ListSearch, useListSearch } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { type State, Status } from '../../../../parts/status.tsx'
import { RecordList } from '../../../../platform/lines/member/record-list.tsx'
import { useUserinfo } from '../../../../platform/members/member/queries.ts'
import { automaticQuery, confirmDeposit, depositsQuery, type FpsSearch, fpsQuery } from './queries.ts'

/** State of a deposit, from the specification's two numbers. */
export function DepositStatus({
  deposit,
}: {
  deposit: Pick<wire.Deposit, 'depositStatus' | 'rechargeStatus'>
}) {
  const { t } = useLingui()
  const { depositStatus, rechargeStatus } = deposit
  const [state, words]: [State, string] =
    rechargeStatus === 2
      ? ['settled', t`Confirmed`]
      : rechargeStatus === 1
        ? ['settled', t`Distributed`]
        : depositStatus === -1
          ? ['wrong', t`Never came`]
          : rechargeStatus === -1
            ? ['wrong', t`Rejected`]
            : depositStatus === 1
              ? ['waiting', t`Received, to be distributed`]
              : ['waiting', t`Waits for finance`]
  return <Status state={state}>{words}</Status>
}

/** Target of a deposit, in words. */
export function useDepositTypes(): Record<wire.DepositType, string> {
  const { t } = useLingui()
  return { 1: t`Bank to wallet`, 2: t`Bank to card`, 3: t`Bank to open a card` }
}

function Amount({ deposit }: { deposit: wire.Deposit }) {
  const { amount, credited, currency, rechargeStatus } = deposit
  return (
    <Money
      amount={credited ?? amount}
      currency={currency}
      kind="flow"
      exact
      isStrong={rechargeStatus > 0}
      isVoid={rechargeStatus === -1}
    />
  )
}

function Detail({ deposit: { reason, fee, currency } }: { deposit: wire.Deposit }) {
  const { t } = useLingui()
  if (reason) return t`Rejected: ${reason}`
  const cost = fee && !isZero(fee) ? amountText(fee, currency) : ''
  return cost ? t`fee ${cost}` : null
}

/** The member says that what was distributed has arrived. */
function ConfirmArrival({ id }: { id: string }) {
  const { t } = useLingui()
  const confirm = useSubmit(confirmDeposit)
  return (
    <Button variant="default" size="xs" loading={confirm.isPending} onClick={() => confirm.mutate(id)}>
      {t`It has arrived`}
    </Button>
  )
}

/** The member's bank deposits. */
export function DepositRecords() {
  const { t } = useLingui()
  const user = useUserinfo()
  const types = useDepositTypes()
  const { search } = useListSearch<ListSearch>()
  const query = useQuery({ ...depositsQuery(user?.uid ?? '', search), enabled: user !== undefined })
  return (
    <RecordList
      title={t`Bank deposits`}
      records="deposits"
      ranged="bank.deposits"
      rangeHint={t`What was sent, before any fee and whatever the currency. Both amounts are included.`}
      line={({ id }) => `deposit:${id}`}
      receipt={({ id }) => ({ reference: id })}
      query={query}
      when={row => row.created_date}
      what={row => types[row.depositType]}
      detail={row => <Detail deposit={row} />}
      state={row => (
        <span className="row wrap" style={{ display: 'inline-flex' }}>
          <DepositStatus deposit={row} />
          {row.rechargeStatus === 1 && <ConfirmArrival id={row.id} />}
        </span>
      )}
      amount={row => <Amount deposit={row} />}
      empty={
        <EmptyState
          title={t`No deposit yet`}
        >{t`What you submit stands here, with what became of it.`}</EmptyState>
      }
    />
  )
}

const FPS_STATES: Record<wire.ReviewStatus, State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

/** The member's FPS top-ups. */
export function FpsRecords() {
  const { t } = useLingui()
  const user = useUserinfo()
  const { search } = useListSearch<FpsSearch>()
  const query = useQuery({ ...fpsQuery(user?.uid ?? '', search), enabled: user !== undefined })
  const words: Record<wire.ReviewStatus, string> = {
    0: t`Waits for finance`,
    1: t`Settled`,
    [-1]: t`Did not move`,
  }
  const detail = ({ reason, hkdAmount, ratio }: wire.FpsRecharge) => {
    if (reason) return t`Rejected: ${reason}`
    const dollars = amountText(hkdAmount, 'HKD')
    return t`${dollars} at ${ratio}`
  }
  return (
    <RecordList
      title={t`FPS top-ups`}
      records="fps-top-ups"
      ranged="bank.fpsTopUps"
      rangeHint={t`The Hong Kong dollars that were sent, before any fee. Both amounts are included.`}
      line={({ id }) => `fps-top-up:${id}`}
      receipt={({ id }) => ({ reference: id })}
      query={query}
      when={row => row.created_date}
      what={() => t`FPS`}
      detail={detail}
      state={row => <Status state={FPS_STATES[row.status]}>{words[row.status]}</Status>}
      amount={row =>
        row.credited ? (
          <Money amount={row.credited} currency={row.currency} kind="flow" exact isStrong />
        ) : (
          <Money amount={row.hkdAmount} currency="HKD" exact isVoid={row.status === -1} />
        )
      }
      empty={
        <EmptyState title={t`No FPS top-up yet`}>
          {t`What you submit stands here, with what became of it.`}
        </EmptyState>
      }
    />
  )
}

/** Deposits that came by themselves. */
export function AutomaticRecords() {
  const { t } = useLingui()
  const user = useUserinfo()
  const { search } = useListSearch<ListSearch>()
  const query = useQuery({ ...automaticQuery(user?.uid ?? '', search), enabled: user !== undefined })
  return (
    <RecordList
      title={t`Automatic deposits`}
      records="transactions"
      ranged="statement.ofMember"
      line={({ id }) => id}
      receipt={line => ({ line })}
      query={query}
      when={row => row.created_date}
      what={() => t`Virtual account`}
      detail={row => row.reference}
      state={() => <Status state="settled">{t`Settled`}</Status>}
      amount={row => <Money amount={row.amount} currency={row.currency} kind="flow" exact isStrong />}
      empty={
        <EmptyState title={t`No automatic deposit yet`}>
          {t`Wires to your virtual account appear here by themselves.`}
        </EmptyState>
      }
    />
  )
}
