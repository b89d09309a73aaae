import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMemo } from 'react'
import { groupWhole, isZero } from '../../../parts/amount.ts'
import type { Column } from '../../../parts/column.ts'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { usePocketWords } from './event-words.ts'
import { balancesAt, type PocketBalance } from './replay.ts'

type BalancesThenProps = { uid: string; events: readonly wire.AuditEvent[]; count: number }

const keyOf = ({ currency, pocket }: PocketBalance) => `${currency} ${pocket}`

/** The member's balances after an event, what has happened since, and now: a table, and on a phone one below the other. */
export function BalancesThen({ uid, events, count: after }: BalancesThenProps) {
  const { t } = useLingui()
  const balances = useMemo(() => balancesAt(uid, events, after), [uid, events, after])
  const count = groupWhole(String(after))
  const columns = useColumns(count)
  const title = t`Balances as of event ${count}`
  if (balances.length === 0)
    return (
      <Panel title={title}>
        <p className="quiet">{t`No money has moved yet.`}</p>
      </Panel>
    )
  return (
    <Panel title={title} inset="flush">
      <RowsTable caption={title} rows={balances} columns={columns} rowKey={keyOf} />
    </Panel>
  )
}

function useColumns(count: string): Column<PocketBalance>[] {
  const { t } = useLingui()
  const pocketWords = usePocketWords()
  return [
    {
      key: 'account',
      head: t`Account`,
      cell: ({ currency, pocket }) => `${currency} ${pocketWords(pocket)}`,
    },
    {
      key: 'before',
      head: t`As of event ${count}`,
      align: 'end',
      cell: ({ before, currency }) => <Money amount={before} currency={currency} size="sm" exact isStrong />,
    },
    {
      key: 'since',
      head: t`Since then`,
      align: 'end',
      cell: ({ since, currency }) =>
        isZero(since) ? (
          <span className="quiet">–</span>
        ) : (
          <Money amount={since} currency={currency} size="sm" kind="flow" exact />
        ),
    },
    {
      key: 'now',
      head: t`Now`,
      align: 'end',
      cell: ({ now, currency }) => <Money amount={now} currency={currency} size="sm" exact />,
    },
  ]
}
