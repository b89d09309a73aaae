import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole, isZero } from '../../../../i18n/amount.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useLineTitle } from '../../../../platform/lines/member/line-words.tsx'

/** The movements booked today (UTC) by kind: how many, as a bar and a number, and how much by currency. */
export function Today({ movements }: { movements: readonly wire.MovementsToday[] }) {
  const { t } = useLingui()
  const title = useLineTitle()
  const most = Math.max(1, ...movements.map(({ count }) => count))
  return (
    <Panel title={t`Movements today (UTC)`}>
      {movements.length === 0 ? (
        <EmptyState title={t`Nothing was booked today`}>{t`The day begins at midnight, UTC.`}</EmptyState>
      ) : (
        <ul className="bare-list today-rows">
          {movements.map(row => (
            <li key={row.type}>
              <Link to="/admin/transactions" search={{ type: row.type, ...today() }} className="row-link">
                {title(row.type)}
              </Link>
              <span className="today-bar" aria-hidden>
                <span style={{ width: `${(row.count / most) * 100}%` }} />
              </span>
              <span className="figures today-count">{groupWhole(String(row.count))}</span>
              <Flows {...row} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** The day of the figures, as the lists filter by it. */
export const today = () => {
  const day = new Date().toISOString().slice(0, 10)
  return { from: day, to: day }
}

function Flows({ sums }: wire.MovementsToday) {
  return (
    <span className="office-sums">
      {sums.flatMap(({ currency, came, left }) => [
        !isZero(came) && (
          <Money key={`${currency}+`} amount={came} currency={currency} kind="flow" size="sm" exact />
        ),
        !isZero(left) && (
          <Money key={`${currency}-`} amount={`-${left}`} currency={currency} kind="flow" size="sm" exact />
        ),
      ])}
    </span>
  )
}
