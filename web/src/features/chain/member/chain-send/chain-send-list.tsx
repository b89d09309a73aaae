import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { chainSendStates } from '@strongroom/shared/words/chain/state'
import { amountText } from '../../../../i18n/amount.ts'
import { CardStanding } from '../../../../parts/card-standing.tsx'
import { CANCELLED_TOO, clock, custom, InState, statesOf } from '../../../../parts/lists/columns.tsx'
import { period, range, state } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Money } from '../../../../parts/money.tsx'
import { CancelCase } from '../../../../platform/cancelling/member/cancel-case.tsx'
import { ReceiptButton } from '../../../../platform/lines/member/receipt-button.tsx'
import { receipt } from '../../../../platform/lines/member/receipt-column.tsx'
import { LineLink } from '../../../../platform/lines/member/transaction/line-link.tsx'
import { useOwnPath } from '../../../../platform/members/member/queries.ts'
import { shortAddress } from '../address-book/queries.ts'

/** Where a send stands, in the member's words. */
const STATES = statesOf(chainSendStates, CANCELLED_TOO)

/** The member's sends. Rejected ones stay, with the reason. */
export const ChainSends = listScreen(
  'chain.sends',
  {
    title: msg`My sends`,
    isTitled: true,
    audience: 'member',
    columns: [
      clock('created_date'),
      custom('to', msg`To`, send => (
        <>
          <Name send={send} /> <Address send={send} />
          <div className="quiet">
            <Detail send={send} />
          </div>
        </>
      )),
      custom('state', msg`State`, send => <InState {...STATES[send.status]} />),
      custom('amount', msg`Amount`, send => <Amount send={send} />, { align: 'end' }),
      custom('action', msg`Cancel`, send => <Cancel send={send} />, {
        isHeadHidden: true,
        align: 'end',
        holds: ({ status }) => status === 0,
      }),
      receipt(({ id }) => ({ reference: id })),
    ],
    day: 'created_date',
    card: send => <PhoneRow send={send} />,
    filters: [period(), range('chain.sends'), state('status', STATES)],
    empty: { title: msg`Nothing sent yet`, text: msg`Your transfers appear here with their outcome.` },
    records: 'chain-sends',
    everyMs: 10_000,
  },
  useOwnPath,
)

type Shown = { send: wire.ChainSend }

function Name({ send: { id, name } }: Shown) {
  const { t } = useLingui()
  return <LineLink id={`chain-send:${id}`}>{name || t`erased`}</LineLink>
}

const Address = ({ send: { address, network } }: Shown) => (
  <span className="quiet">
    <span className="mono nowrap">{shortAddress(address)}</span> · {network}
  </span>
)

const Amount = ({ send: { amount, currency, status } }: Shown) => (
  <Money
    amount={`-${amount}`}
    currency={currency}
    kind="flow"
    exact
    isStrong={status === 1}
    isVoid={status < 0}
  />
)

function Detail({ send: { reason, externalTxId, arrives, fee, currency } }: Shown) {
  const { t } = useLingui()
  if (reason) return t`Rejected: ${reason}`
  const sent = amountText(arrives, currency)
  const cost = amountText(fee, currency)
  return (
    <>
      {t`${sent} to the address, fee ${cost}`}
      {externalTxId && <span className="mono block break-anywhere">{externalTxId}</span>}
    </>
  )
}

const Cancel = ({ send: { id, status } }: Shown) => status === 0 && <CancelCase kind="chain-send" id={id} />

function PhoneRow({ send }: { send: wire.ChainSend }) {
  return (
    <>
      <Name send={send} />
      <Amount send={send} />
      <span className="card-wide">
        <Address send={send} />
      </span>
      <span className="quiet card-wide">
        <Detail send={send} />
      </span>
      <CardStanding
        at={send.created_date}
        end={
          <>
            <Cancel send={send} />
            <ReceiptButton wanted={{ reference: send.id }} />
          </>
        }
      >
        <InState {...STATES[send.status]} />
      </CardStanding>
    </>
  )
}
