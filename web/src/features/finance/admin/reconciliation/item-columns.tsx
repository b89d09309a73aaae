import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import type { Column } from '../../../../parts/column.ts'
import { Money } from '../../../../parts/money.tsx'
import { Status } from '../../../../parts/status.tsx'
import { EventName } from '../../../../platform/events/admin/event-name.tsx'
import { useRuleWords } from './words.tsx'

type Choosing = {
  chosen: readonly string[]
  toggle: (item: string) => void
  isOpen: boolean
  opened: string | undefined
  open: (item: string) => void
}

/** A line or an entry in a row; one that is open can be chosen. */
export function useItemColumns({
  chosen,
  toggle,
  isOpen,
  opened,
  open,
}: Choosing): Column<wire.StatementItem, 'finance.statementItems'>[] {
  const { t } = useLingui()
  return [
    {
      key: 'choose',
      head: <span className="sr">{t`Choose`}</span>,
      width: 44,
      cell: ({ id, match }) =>
        isOpen && match === null ? (
          <Checkbox aria-label={t`Choose ${id}`} checked={chosen.includes(id)} onChange={() => toggle(id)} />
        ) : null,
    },
    { key: 'item', head: t`Item`, cell: item => <What item={item} /> },
    {
      key: 'day',
      head: t`Day`,
      sort: 'booked_on',
      cell: ({ booked_on }) => <span className="figures quiet">{calendarDayText(booked_on)}</span>,
    },
    { key: 'reference', head: t`Reference`, cell: item => <Reference item={item} /> },
    {
      key: 'amount',
      head: t`Amount`,
      sort: 'amount',
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} size="sm" exact />,
    },
    { key: 'state', head: t`State`, cell: item => <Standing item={item} /> },
    {
      key: 'action',
      head: <span className="sr">{t`Action`}</span>,
      align: 'end',
      cell: ({ id }) => (
        <Button size="xs" variant="default" aria-expanded={opened === id} onClick={() => open(id)}>
          {t({ message: 'Open', context: 'look at an item' })}
        </Button>
      ),
    },
  ]
}

function What({ item: { id, side, event_id, type } }: { item: wire.StatementItem }) {
  const { t } = useLingui()
  const number = id.slice(1)
  if (side === 'line') return <span className="figures">{t`Line ${number}`}</span>
  if (event_id && type) return <EventName event={{ id: event_id, type }} />
  return <span>{t`In the read model alone`}</span>
}

function Reference({ item: { side, reference, counterparty } }: { item: wire.StatementItem }) {
  return (
    <span style={{ display: 'block', maxWidth: 340, overflowWrap: 'anywhere' }}>
      {side === 'line' ? (
        reference
      ) : (
        <span className="quiet mono">{reference.split(' ')[1] ?? reference}</span>
      )}
      {counterparty && (
        <>
          <br />
          <span className="quiet">{counterparty}</span>
        </>
      )}
    </span>
  )
}

function Standing({ item }: { item: wire.StatementItem }) {
  const { t } = useLingui()
  const rules = useRuleWords()
  const { state, rule, match, age_days, note, also } = item
  const days = age_days ?? 0
  if (state === 'differs')
    return <Status state="wrong">{t({ message: 'Differs', context: 'item of a statement' })}</Status>
  if (state === 'near') return <span className="quiet">{t`Of the days around`}</span>
  if (state === 'matched')
    return (
      <Status state="settled">
        {rules[rule ?? ''] ?? rule} <span className="figures quiet">{match}</span>
      </Status>
    )
  return (
    <span>
      <Status state="waiting">{t({ message: 'Open', context: 'item of a statement' })}</Status>{' '}
      <span className="figures quiet">{t`${days} days`}</span>
      {also && <Also also={also} />}
      {note && <span className="block">{note}</span>}
    </span>
  )
}

/** The other file's line that this one is, as far as anybody can tell: a person decides whether the money came twice. */
function Also({ also: { statement, file_name, item } }: { also: NonNullable<wire.StatementItem['also']> }) {
  const { t } = useLingui()
  const number = item.slice(1)
  return (
    <span className="block">
      <Link to="/admin/reconciliation/$id" params={{ id: statement }}>
        {t`Also line ${number} of ${file_name}`}
      </Link>
    </span>
  )
}
