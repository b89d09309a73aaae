import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { amountText, isZero } from '../../../i18n/amount.ts'
import { codeOf, search, state } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { CREDIT_STATES, CreditState } from '../../../platform/cases/member/review-state.tsx'
import { cancelling, recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { useOwnPath } from '../../../platform/members/member/queries.ts'
import { useChainCurrencies } from './use-chain-codes.ts'

/** The member's own top-ups. Rejected ones stay, with the reason. */
export const TopUpList = recordScreen(
  'topUp.ofMember',
  {
    title: msg`My top-ups`,
    what: ({ currency, network }) => `${currency} · ${network}`,
    detail: row => <Detail topUp={row} />,
    state: row => <CreditState status={row.status} />,
    amount: row => <Amount topUp={row} />,
    action: cancelling('top-up', ({ status }) => status === 0),
    ranged: 'topUp.ofMember',
    rangeHint: msg`The amount sent, before any fee, in any currency. Both bounds are included.`,
    filters: [
      state('status', CREDIT_STATES),
      codeOf('currency', msg`Currency`, msg`All currencies`, useChainCurrencies),
      search(msg`Search TXID`),
    ],
    empty: {
      title: msg`No top-up yet`,
      text: msg`Your submissions appear here with their outcome.`,
    },
    line: ({ id }) => `top-up:${id}`,
    receipt: ({ id }) => ({ reference: id }),
    records: 'top-ups',
  },
  useOwnPath,
)

/** Amount credited; before the decision, the amount sent; struck through when rejected. */
function Amount({ topUp: { amount, credited, currency, status } }: { topUp: wire.TopUp }) {
  return (
    <Money
      amount={credited ?? amount}
      currency={currency}
      kind="flow"
      exact
      isStrong={status === 1}
      isVoid={status < 0}
    />
  )
}

function Detail({ topUp }: { topUp: wire.TopUp }) {
  const { t } = useLingui()
  const { status, reason, fee, currency, amount, txid } = topUp
  if (status === -1 && reason) return t`Rejected: ${reason}`
  const sent = amountText(amount, currency)
  const cost = fee ? amountText(fee, currency) : ''
  return (
    <>
      <span className="mono break-anywhere">{txid}</span>
      {fee && !isZero(fee) && <> · {t`${sent} sent, fee ${cost}`}</>}
    </>
  )
}
