import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { calendarDayText } from '../../../i18n/time.ts'
import { type ListSearch, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { type State, Status } from '../../../parts/status.tsx'
import { RecordPanel } from '../../../platform/lines/member/record-panel.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { cardAccess, useUserinfo } from '../../../platform/members/member/queries.ts'
import '../../../parts/admin.css'
import { CardLineDetail } from './card-line-detail.tsx'
import { CardTabs } from './card-tabs.tsx'
import { cardLinesQuery } from './queries.ts'

type Line = wire.CardTransaction
type Kind = 'charge' | 'spend' | 'fee'

/** The card's lines of one kind. Cancelled lines stay, with the reason. */
export function CardLines({ kind }: { kind: Kind }) {
  const { t } = useLingui()
  const titles: Record<Kind, string> = {
    charge: t`Charges of the card`,
    spend: t`Spending with the card`,
    fee: t`Monthly fees of the card`,
  }
  return (
    <Page title={t`Prepaid card`}>
      <WarmUp access={cardAccess}>
        <CardTabs />
        <Lines kind={kind} title={titles[kind]} />
      </WarmUp>
    </Page>
  )
}

function Lines({ kind, title }: { kind: Kind; title: string }) {
  const { t } = useLingui()
  const user = useUserinfo()
  const { search: found } = useListSearch<ListSearch & { open?: string }>()
  const { open: _, ...search } = found
  const query = useQuery({
    ...cardLinesQuery(user?.uid ?? '', kind, search),
    enabled: user !== undefined,
  })
  const what = useLineTitle()
  return (
    <RecordPanel
      title={title}
      query={query}
      ranged="card.transactions"
      when={row => row.created_date}
      what={what}
      detail={row => <Detail line={row} />}
      state={row => <LineState line={row} />}
      amount={row => <Amount line={row} />}
      empty={<EmptyState title={t`Nothing yet`}>{t`What moves your card stands here.`}</EmptyState>}
      records="card-transactions"
      // Spending and fees move the card alone: they have no line on the statement, and a receipt of their own.
      receipt={line => ({
        record: { id: `card:${line.id}`, title: what(line), amount: <Amount line={line} /> },
      })}
      below={line => (
        <CardLineDetail line={line} movement={kind === 'charge' ? movementOf(line) : undefined} />
      )}
    />
  )
}

/** The movement behind a charge. The charge by which a transfer opened a card is `{transfer}.opening`: the transfer is that movement. */
const movementOf = ({ id }: Line) => id.replace(/\.opening$/, '')

/** Title of a line: the merchant where there was one. */
function useLineTitle(): (line: Line) => string {
  const { t } = useLingui()
  return ({ type, merchant, spend_type }) => {
    if (type === 'charge') return t`Charge`
    if (type === 'fee') return t`Card fee`
    if (type === 'bonus') return t`Bonus`
    if (type === 'referrer-bonus') return t`Referrer bonus`
    if (type === 'referee-bonus') return t`Referee bonus`
    if (type === 'withdrawal') return t`Withdrawal`
    return merchant ?? (spend_type === 'credit' ? t`Credit` : t`Purchase`)
  }
}

/** All that the network said of a transaction, so that a holder can tell it from others, and name it when asking about it. */
function Detail({ line }: { line: Line }) {
  const { t } = useLingui()
  const { reason, merchant, description, mcc, network_transaction_id: id } = line
  if (reason) return t`Cancelled: ${reason}`
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

const STATES: Record<Line['status'], State> = { 0: 'waiting', 1: 'settled', [-1]: 'wrong' }

function LineState({ line: { status, above_limit, while_frozen } }: { line: Line }) {
  const { t } = useLingui()
  if (status === 1 && above_limit !== null) return <Status state="waiting">{t`Above your limit`}</Status>
  if (status === 1 && while_frozen === 1) return <Status state="waiting">{t`While frozen`}</Status>
  const words: Record<Line['status'], string> = { 0: t`Pending`, 1: t`Complete`, [-1]: t`Cancelled` }
  return <Status state={STATES[status]}>{words[status]}</Status>
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
