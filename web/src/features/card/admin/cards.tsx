import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconPlus, IconUpload } from '@tabler/icons-react'
import { may } from '../../../client/may.ts'
import { custom, opens } from '../../../parts/lists/columns.tsx'
import { period, search, state } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { May, ReadOnly } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import '../../../parts/admin.css'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardForm } from './card-form.tsx'
import { CardTabs } from './card-tabs.tsx'
import { CardsFile } from './cards-file.tsx'
import { useOpened } from './use-opened.ts'
import { CardStanding, cardStates, LastDigits } from './words.tsx'

type Card = wire.AdminCard

const NEW = 'new'
const FILE = 'file'

const card = opens<Card, 'card.all'>('card', msg`Card`, row => (
  <>
    <LastDigits of={row.card_number} />
    {row.card_id && <span className="quiet mono">{row.card_id}</span>}
  </>
))

/** Everybody's cards: what is printed on them, how they stand, what is on them. A row opens its form. */
export const Cards = listScreen('card.all', {
  title: msg`Cards`,
  Actions: AddButtons,
  Above: CardTabs,
  Entry: Adding,
  columns: [
    card,
    member(),
    custom('type', msg`Type of card`, row => <span className="quiet">{row.card_type_name ?? '–'}</span>),
    custom('state', msg`State`, row => <CardStanding {...row} />),
    custom('fee', msg`Monthly fee paid`, row => (
      <span className="quiet figures">{row.fee_paid_for ?? '–'}</span>
    )),
    custom(
      'balance',
      msg`On the card`,
      row => <Money amount={row.balance} currency={row.currency} size="sm" isStrong />,
      { sort: 'balance', align: 'end' },
    ),
  ],
  card: row => (
    <>
      {card.cell(row)}
      <Money amount={row.balance} currency={row.currency} isStrong />
      <span className="quiet">
        <MemberLink {...row} />
      </span>
      <span className="card-end">
        <CardStanding status={row.status} />
      </span>
    </>
  ),
  Below: OpenedCard,
  filters: [
    state('status', cardStates),
    period(),
    search(msg`Search name, e-mail, user ID, card code, last 4 digits`),
  ],
  empty: { title: msg`No card yet`, text: msg`Cards appear here when members open them.` },
  everyMs: false,
})

function OpenedCard({ row }: { row: Card }) {
  const { close } = useOpened()
  return may('card.set') ? <CardForm card={row} onDone={close} /> : <ReadOnly />
}

function Adding() {
  const { t } = useLingui()
  const { opened, close } = useOpened()
  if (opened !== NEW && opened !== FILE) return null
  return (
    <div className="mb-16">
      <Panel title={opened === NEW ? t`Add card` : t`Import a file`}>
        {opened === NEW ? <CardForm onDone={close} /> : <CardsFile onDone={close} />}
      </Panel>
    </div>
  )
}

function AddButtons() {
  const { t } = useLingui()
  const { open } = useOpened()
  return (
    <May call="card.add">
      <span className="row wrap gap-8">
        <Button
          size="sm"
          variant="default"
          leftSection={<IconUpload size={17} aria-hidden />}
          onClick={() => open(FILE)}
        >
          {t`Import a file`}
        </Button>
        <Button size="sm" leftSection={<IconPlus size={17} aria-hidden />} onClick={() => open(NEW)}>
          {t`Add card`}
        </Button>
      </span>
    </May>
  )
}
