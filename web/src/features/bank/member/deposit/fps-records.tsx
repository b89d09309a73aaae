import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText } from '../../../../i18n/amount.ts'
import { state } from '../../../../parts/lists/filters.tsx'
import { Money } from '../../../../parts/money.tsx'
import { CREDIT_STATES, CreditState } from '../../../../platform/cases/member/review-state.tsx'
import { cancelling, recordScreen } from '../../../../platform/lines/member/record-screen.tsx'
import { useOwnPath } from '../../../../platform/members/member/queries.ts'
import { VoucherAndEnd } from './voucher-and-end.tsx'

/** The member's FPS top-ups. */
export const FpsRecords = recordScreen(
  'bank.fpsTopUps',
  {
    title: msg`FPS top-ups`,
    what: () => <Fps />,
    detail: row => (
      <>
        <Detail {...row} />
        <VoucherAndEnd voucher={row.receipt} endedAt={row.finish_date} />
      </>
    ),
    state: row => <CreditState status={row.status} />,
    amount: row =>
      row.credited ? (
        <Money amount={row.credited} currency={row.currency} kind="flow" exact isStrong />
      ) : (
        <Money amount={row.hkdAmount} currency="HKD" exact isVoid={row.status < 0} />
      ),
    action: cancelling('fps-top-up', ({ status }) => status === 0),
    ranged: 'bank.fpsTopUps',
    rangeHint: msg`The Hong Kong dollars that were sent, before any fee. Both bounds are included.`,
    filters: [state('status', CREDIT_STATES)],
    line: ({ id }) => `fps-top-up:${id}`,
    receipt: ({ id }) => ({ reference: id }),
    empty: {
      title: msg`No FPS top-up yet`,
      text: msg`Your submissions appear here with their outcome.`,
    },
    records: 'fps-top-ups',
  },
  useOwnPath,
)

function Fps() {
  const { t } = useLingui()
  return t`FPS`
}

function Detail({ reason, hkdAmount, ratio }: wire.FpsRecharge) {
  const { t } = useLingui()
  if (reason) return t`Rejected: ${reason}`
  const dollars = amountText(hkdAmount, 'HKD')
  return t`${dollars} at ${ratio}`
}
