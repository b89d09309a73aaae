import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useMemo } from 'react'
import { isZero } from '../../parts/amount.ts'
import '../../parts/list.css'
import { Money } from '../../parts/money.tsx'
import { Panel } from '../../parts/panel.tsx'
import { usePocketWords } from './event-words.ts'
import { balancesAt } from './replay.ts'

type BalancesThenProps = { uid: string; events: readonly wire.AuditEvent[]; count: number }

/** The member's balances after an event, what has happened since, and now. */
export function BalancesThen({ uid, events, count }: BalancesThenProps) {
  const { t } = useLingui()
  const pocketWords = usePocketWords()
  const balances = useMemo(() => balancesAt(uid, events, count), [uid, events, count])
  if (balances.length === 0)
    return (
      <Panel title={t`Balances as of event ${count}`}>
        <p className="quiet">{t`No money has moved yet.`}</p>
      </Panel>
    )
  return (
    <Panel title={t`Balances as of event ${count}`} inset="flush">
      <div className="wide-scroll">
        <table className="list" data-density="compact">
          <caption className="sr">{t`Balances as of event ${count}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Account`}</th>
              <th scope="col" data-align="end">{t`As of event ${count}`}</th>
              <th scope="col" data-align="end">{t`Since then`}</th>
              <th scope="col" data-align="end" className="from-tablet">{t`Now`}</th>
            </tr>
          </thead>
          <tbody>
            {balances.map(({ currency, pocket, before, since, now }) => (
              <tr key={`${currency} ${pocket}`}>
                <td>
                  {currency} {pocketWords(pocket)}
                </td>
                <td data-align="end">
                  <Money amount={before} currency={currency} size="sm" exact isStrong />
                </td>
                <td data-align="end">
                  {isZero(since) ? (
                    <span className="quiet">–</span>
                  ) : (
                    <Money amount={since} currency={currency} size="sm" kind="flow" exact />
                  )}
                </td>
                <td data-align="end" className="from-tablet">
                  <Money amount={now} currency={currency} size="sm" exact />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
