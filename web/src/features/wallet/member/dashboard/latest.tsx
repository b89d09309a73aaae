import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { InstantDay } from '../../../../parts/instant-day.tsx'
import { Skeleton } from '../../../../parts/list-states.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { transactionsQuery } from '../../../../platform/balances/member/queries.ts'
import { LineMoney, LineStatus, useLineWords } from '../../../../platform/lines/member/line-words.tsx'
import { LineLink } from '../../../../platform/lines/member/transaction/line-link.tsx'

const SHOWN = 4

/** The last few movements, whatever their currency. */
export function Latest({ uid, isHidden }: { uid: string; isHidden: boolean }) {
  const { t } = useLingui()
  const words = useLineWords()
  const { data } = useQuery(transactionsQuery(uid, {}))
  return (
    <Panel title={t`Latest movements`} aside={<Link to="/transactions">{t`All`}</Link>} inset="flush">
      <ul className="latest">
        {!data &&
          [0, 1, 2, 3].map(row => (
            <li key={row}>
              <Skeleton width={120} />
              <Skeleton width={80} />
            </li>
          ))}
        {data?.rows.length === 0 && (
          <li className="quiet">{t`Nothing has moved yet. Begin with a top-up.`}</li>
        )}
        {data?.rows.slice(0, SHOWN).map(line => (
          <li key={line.id}>
            <LineLink id={line.id}>{words(line).title}</LineLink>
            <LineMoney line={line} isHidden={isHidden} />
            <span className="hint">
              <InstantDay at={line.created_date} />
              {line.counterparty_name && <span className="break-anywhere">{line.counterparty_name}</span>}
              {line.status !== 'done' && <LineStatus line={line} />}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
