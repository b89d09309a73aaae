import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { withdrawalStates } from '@strongroom/shared/words/withdrawal/state'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { CANCELLED_TOO, InState, statesOf } from '../../../parts/lists/columns.tsx'
import { state } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { OrSentBack, useCameBack } from '../../../platform/cases/member/sent-back-state.tsx'
import { cancelling, recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { useOwnPath } from '../../../platform/members/member/queries.ts'

const STATES = statesOf(withdrawalStates, CANCELLED_TOO)

/** The member's withdrawals. Rejected ones stay, with the reason. */
export const WithdrawalRecords = recordScreen(
  'withdrawal.list',
  {
    title: msg`Withdrawals`,
    what: row => <To {...row} />,
    detail: row => <Detail {...row} />,
    state: row => (
      <OrSentBack of={row}>
        <InState {...STATES[row.status]} />
      </OrSentBack>
    ),
    amount: row => (
      <Money
        amount={`-${row.amount}`}
        currency={row.currency}
        kind="flow"
        exact
        isStrong={row.status === 1}
        isVoid={row.status < 0}
      />
    ),
    action: cancelling('withdrawal', ({ status }) => status === 0),
    ranged: 'withdrawal.list',
    filters: [state('status', STATES)],
    line: ({ id }) => `withdrawal:${id}`,
    receipt: ({ id }) => ({ reference: id }),
    empty: {
      title: msg`No withdrawal yet`,
      text: msg`Your requests appear here with their outcome.`,
    },
    records: 'withdrawals',
  },
  useOwnPath,
)

function To({ bank }: wire.Withdrawal) {
  const { t } = useLingui()
  return bank ?? t`Bank account`
}

function Detail(row: wire.Withdrawal) {
  const { t } = useLingui()
  const cameBack = useCameBack()
  const { reason, fee, currency } = row
  if (row.returned_date) return cameBack(row)
  if (reason) return t`Rejected: ${reason}`
  const cost = isZero(fee) ? '' : amountText(fee, currency)
  return cost && t`fee ${cost}`
}
