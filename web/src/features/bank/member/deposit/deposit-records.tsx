import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../../client/submit.ts'
import { amountText, isZero } from '../../../../i18n/amount.ts'
import { state } from '../../../../parts/lists/filters.tsx'
import { Money } from '../../../../parts/money.tsx'
import { cancelling, recordScreen } from '../../../../platform/lines/member/record-screen.tsx'
import { useOwnPath, useUserinfo } from '../../../../platform/members/member/queries.ts'
import { bankLabel, banksQuery } from '../queries.ts'
import { DEPOSIT_STATES, DepositStatus, DepositTypeName } from './deposit-state.tsx'
import { confirmDeposit } from './queries.ts'
import { VoucherAndEnd } from './voucher-and-end.tsx'

/** The member's bank deposits. */
export const DepositRecords = recordScreen(
  'bank.deposits',
  {
    title: msg`Bank deposits`,
    what: row => <DepositTypeName type={row.depositType} />,
    detail: row => (
      <>
        <Detail deposit={row} />
        <VoucherAndEnd voucher={row.transferImg} endedAt={row.finish_date} />
      </>
    ),
    state: row => (
      <span className="row wrap" style={{ display: 'inline-flex' }}>
        <DepositStatus deposit={row} />
        {row.rechargeStatus === 1 && <ConfirmArrival id={row.id} />}
      </span>
    ),
    amount: row => <Amount deposit={row} />,
    action: cancelling(
      'deposit',
      ({ depositStatus, rechargeStatus }) => depositStatus === 0 && rechargeStatus === 0,
    ),
    ranged: 'bank.deposits',
    rangeHint: msg`The amount sent, before any fee, in any currency. Both bounds are included.`,
    filters: [state('rechargeStatus', DEPOSIT_STATES)],
    line: ({ id }) => `deposit:${id}`,
    receipt: ({ id }) => ({ reference: id }),
    empty: {
      title: msg`No deposit yet`,
      text: msg`Your submissions appear here with their outcome.`,
    },
    records: 'deposits',
  },
  useOwnPath,
)

function Amount({ deposit }: { deposit: wire.Deposit }) {
  const { amount, credited, currency, rechargeStatus } = deposit
  return (
    <Money
      amount={credited ?? amount}
      currency={currency}
      kind="flow"
      exact
      isStrong={rechargeStatus > 0}
      isVoid={rechargeStatus < 0}
    />
  )
}

function Detail({ deposit: { reason, fee, currency, bank_id } }: { deposit: wire.Deposit }) {
  const { t } = useLingui()
  const { data: banks = [] } = useQuery({
    ...banksQuery(useUserinfo()?.uid ?? ''),
    enabled: bank_id !== null,
  })
  const bank = banks.find(({ id }) => id === bank_id)
  if (reason) return t`Rejected: ${reason}`
  const cost = fee && !isZero(fee) ? amountText(fee, currency) : ''
  const name = bank && bankLabel(bank)
  return [name && t`from ${name}`, cost && t`fee ${cost}`].filter(Boolean).join(' · ')
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
