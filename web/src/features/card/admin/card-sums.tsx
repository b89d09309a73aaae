import { msg } from '@lingui/core/macro'
import type { wire } from '@strongroom/shared'
import { verificationStates } from '@strongroom/shared/words/identity/state'
import { useWordsOf } from '../../../i18n/word.ts'
import { custom } from '../../../parts/lists/columns.tsx'
import { choice, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import type { SaidColumn, SaidFilter } from '../../../parts/lists/said.ts'
import { Money } from '../../../parts/money.tsx'
import '../../../parts/admin.css'
import { UtcDay } from '../../../parts/utc-time.tsx'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardTabs } from './card-tabs.tsx'
import { CardStanding, cardStates, LastDigits } from './words.tsx'

type SumsName = 'card.summaries' | 'card.members'

/** The balance of a card, and the estimated worth of its member's wallets. */
const sums = <R extends wire.CardSummary, N extends SumsName>(): SaidColumn<R, N>[] => [
  member(),
  custom('card', msg`Card`, row => <LastDigits of={row.card_number} />),
  custom('state', msg`State`, row => <CardStanding status={row.status} />),
  custom(
    'balance',
    msg`On the card`,
    row => <Money amount={row.card_balance} currency={row.currency} size="sm" isStrong />,
    { align: 'end' },
  ),
  custom(
    'wallets',
    msg`In wallets, estimated`,
    row => <Money amount={row.wallet_balance} currency="USDC" size="sm" />,
    { align: 'end' },
  ),
]

const filters: readonly SaidFilter<SumsName>[] = [
  choice('status', msg`State`, msg`All states`, cardStates),
  search(msg`Search name, e-mail, user ID, card code, last 4 digits`),
]

const list = {
  Above: CardTabs,
  card: (row: wire.CardSummary) => (
    <>
      <MemberLink {...row} />
      <Money amount={row.card_balance} currency={row.currency} isStrong />
      <span className="quiet">
        <LastDigits of={row.card_number} />
      </span>
      <span className="card-end">
        <CardStanding status={row.status} />
      </span>
    </>
  ),
  filters,
  empty: { title: msg`No card yet`, text: msg`Cards appear here when members open them.` },
  everyMs: false,
} as const

/** Balance of each card, and the estimated worth of its member's wallets. */
export const CardSummaries = listScreen('card.summaries', {
  ...list,
  title: msg`Card summary`,
  columns: sums(),
})

/** Members with a card. */
export const CardMembers = listScreen('card.members', {
  ...list,
  title: msg`Card members`,
  columns: [
    ...sums<wire.CardUser, 'card.members'>(),
    custom('kyc', msg`Identity`, row => <Identity {...row} />),
    custom('vip', msg`VIP level`, row => <span className="figures">{row.vip_level}</span>, { align: 'end' }),
    custom(
      'opened',
      msg({ message: 'Card opened', context: 'day' }),
      row => <UtcDay at={row.created_date} isQuiet />,
      { align: 'end' },
    ),
  ],
})

function Identity({ kyc_status }: wire.CardUser) {
  return <span className="quiet">{useWordsOf(verificationStates)[kyc_status]}</span>
}
