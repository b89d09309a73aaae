import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMemo } from 'react'
import { groupWhole, isZero } from '../../../parts/amount.ts'
import { LabelledCard } from '../../../parts/labelled-card.tsx'
import '../../../parts/list.css'
import type { Column } from '../../../parts/list.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useIsNarrow } from '../../../parts/use-media.ts'
import { usePocketWords } from './event-words.ts'
import { balancesAt, type PocketBalance } from './replay.ts'

type BalancesThenProps = { uid: string; events: readonly wire.AuditEvent[]; count: number }

const keyOf = ({ currency, pocket }: PocketBalance) => `${currency} ${pocket}`

/** The member's balances after an event, what has happened since, and now: a table, and on a phone one below the other. */
export function BalancesThen({ uid, events, count: after }: BalancesThenProps) {
  const { t } = useLingui()
  const isNarrow = useIsNarrow()
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
      {isNarrow ? (
        <ul className="cards" aria-label={title}>
          {balances.map(balance => (
            <li key={keyOf(balance)}>
              <div className="card-row">
                <LabelledCard row={balance} columns={columns} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <table className="list" data-density="compact">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {columns.map(({ key, head, align }) => (
                <th key={key} scope="col" data-align={align}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {balances.map(balance => (
              <tr key={keyOf(balance)}>
                {columns.map(({ key, cell, align }) => (
                  <td key={key} data-align={align}>
                    {cell(balance)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
