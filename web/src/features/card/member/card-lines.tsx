import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { cardLineTypes, spendTypes } from '@strongroom/shared/words/card/kind'
import { cardLineStates } from '@strongroom/shared/words/card/state'
import { calendarDayText, calendarMonthText } from '../../../i18n/time.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { InState, REVIEWED, statesOf } from '../../../parts/lists/columns.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Status } from '../../../parts/status.tsx'
import type { ReceiptWanted } from '../../../platform/lines/member/receipt-button.tsx'
import { cancelling, recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess, useOwnPath } from '../../../platform/members/member/queries.ts'
import '../../../parts/admin.css'
import { cardFeeOf } from '../card-fee.ts'
import { CardLineDetail } from './card-line-detail.tsx'
import { CardTabs } from './card-tabs.tsx'

type Line = wire.CardTransaction
type Kind = 'charge' | 'spend' | 'fee'

/** Spending and fees move the card alone: they have no line on the statement, and a receipt of their own. */
const receiptOf = (line: Line): ReceiptWanted => ({
  record: { id: `card:${line.id}`, title: <Title {...line} />, amount: <Amount line={line} /> },
})

const movesOf = (type: Kind, title: MessageDescriptor) =>
  recordScreen(
    'card.transactions',
    {
      title,
      what: line => <Title {...line} />,
      detail: line => <Detail line={line} />,
      state: line => <LineState line={line} />,
      amount: line => <Amount line={line} />,
      Below: ({ row }) => (
        <CardLineDetail line={row} movement={type === 'charge' ? movementOf(row) : undefined} />
      ),
      ranged: 'card.transactions',
      ...(type === 'charge' && {
        action: cancelling<Line>('card-charge', ({ status }) => status === 0),
      }),
      asks: () => ({ type }),
      empty: { title: msg`Nothing yet`, text: msg`Movements of your card appear here.` },
      records: 'card-transactions',
      receipt: receiptOf,
    },
    useOwnPath,
  )

const MOVES: { readonly [K in Kind]: ReturnType<typeof movesOf> } = {
  charge: movesOf('charge', msg`Charges of the card`),
  spend: movesOf('spend', msg`Spending with the card`),
  fee: movesOf('fee', msg`Card fees`),
}

/** The card's lines of one kind. Cancelled lines stay, with the reason. */
export function CardLines({ kind }: { kind: Kind }) {
  const { t } = useLingui()
  const { Part } = MOVES[kind]
  return (
    <Page title={t`Prepaid card`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        <Part />
      </WarmUp>
    </Page>
  )
}

/** The movement behind a charge. The charge by which a transfer opened a card is `{transfer}.opening`: the transfer is that movement. */
const movementOf = ({ id }: Line) => id.replace(/\.opening$/, '')

/** Title of a line: the merchant where there was one, and of a fee whether it is that of a month or of a year. */
function Title({ id, type, merchant, spend_type }: Line) {
  const { t } = useLingui()
  const fee = cardFeeOf({ id, type })
  const [types, spends] = [useWordsOf(cardLineTypes), useWordsOf(spendTypes)]
  if (fee) return fee.isAnnual ? t`Annual fee` : t`Monthly fee`
  if (type !== 'spend') return types[type]
  return merchant ?? spends[spend_type ?? 'purchase']
}

/** All that the network said of a transaction, so that a holder can tell it from others, and name it when asking about it. */
function Detail({ line }: { line: Line }) {
  const { t } = useLingui()
  const { reason, merchant, description, mcc, network_transaction_id: id } = line
  if (reason) return t`Cancelled: ${reason}`
  const fee = cardFeeOf(line)
  if (fee) return calendarMonthText(fee.month)
  const [bought, settled] = [line.purchase_date, line.settlement_date].map(
    day => day !== null && calendarDayText(day),
  )
  return (
    <>
      {[
        description !== merchant && description,
        bought && t`bought ${bought}`,
        settled && t`settled ${settled}`,
        mcc && t`MCC ${mcc}`,
        id && t`network transaction ${id}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  )
}

const STATES = statesOf(cardLineStates, REVIEWED)

function LineState({ line }: { line: Line }) {
  const { t } = useLingui()
  const { status, above_limit, while_frozen, not_let_through } = line
  if (status === 1 && above_limit !== null) return <Status state="waiting">{t`Above your limit`}</Status>
  if (status === 1 && while_frozen === 1) return <Status state="waiting">{t`While frozen`}</Status>
  if (status === 1 && not_let_through === 1) return <Status state="waiting">{t`Not let through`}</Status>
  return <InState {...STATES[status]} />
}

const Amount = ({ line: { amount, currency, status } }: { line: Line }) => (
  <Money
    amount={amount}
    currency={currency}
    kind="flow"
    exact
    isStrong={status === 1}
    isVoid={status === -1}
  />
)
