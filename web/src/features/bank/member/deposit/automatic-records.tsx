import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Money } from '../../../../parts/money.tsx'
import { Status } from '../../../../parts/status.tsx'
import { recordScreen } from '../../../../platform/lines/member/record-screen.tsx'
import { useOwnPath } from '../../../../platform/members/member/queries.ts'

/** Deposits that came by themselves, through the member's virtual account. */
export const AutomaticRecords = recordScreen(
  'statement.ofMember',
  {
    title: msg`Automatic deposits`,
    asks: () => ({ type: 'circle-deposit' }),
    what: () => <Virtual />,
    detail: row => row.reference,
    state: () => <Settled />,
    amount: row => <Money amount={row.amount} currency={row.currency} kind="flow" exact isStrong />,
    ranged: 'statement.ofMember',
    line: ({ id }) => id,
    receipt: line => ({ line }),
    empty: {
      title: msg`No automatic deposit yet`,
      text: msg`Wires to your virtual account appear here by themselves.`,
    },
    records: 'transactions',
  },
  useOwnPath,
)

function Virtual() {
  const { t } = useLingui()
  return t`Virtual account`
}

function Settled() {
  const { t } = useLingui()
  return <Status state="settled">{t`Settled`}</Status>
}
