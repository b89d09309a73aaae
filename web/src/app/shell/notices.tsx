import { useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUserinfo } from '../../features/account/member/queries.ts'
import { type Received, receivedQuery } from '../../features/account/member/received.ts'
import { Dropdown } from '../../parts/dropdown.tsx'
import { Money } from '../../parts/money.tsx'
import { instantText } from '../../parts/time.ts'

const SEEN = 'notices_seen'

/** Money received and top-ups decided; the bell marks those that came since the member last opened it. */
export function Notices() {
  const { t } = useLingui()
  const user = useUserinfo()
  const { data = [] } = useQuery({ ...receivedQuery(user?.uid ?? ''), enabled: user !== undefined })
  const [seen, setSeen] = useState(() => localStorage.getItem(SEEN) ?? '')
  const unseen = data.filter(({ at }) => at > seen).length
  const see = () => {
    const latest = data[0]?.at
    if (!latest) return
    localStorage.setItem(SEEN, latest)
    setSeen(latest)
  }
  return (
    <Dropdown
      buttonClass="tool"
      panelClass="notices"
      label={unseen ? t`Notices, ${unseen} new` : t`Notices`}
      onToggle={see}
      button={
        <>
          <IconBell size={20} stroke={1.7} aria-hidden />
          {unseen > 0 && <span className="tool-dot" aria-hidden />}
        </>
      }
    >
      {() => (
        <>
          <h2>{t`Notices`}</h2>
          {data.length === 0 && (
            <p className="quiet" style={{ padding: '0 12px 12px' }}>
              {t`Nothing yet. Money you receive and decisions about your top-ups appear here.`}
            </p>
          )}
          <ul>
            {data.map(happening => (
              <NoticeRow key={happening.id} {...happening} />
            ))}
          </ul>
        </>
      )}
    </Dropdown>
  )
}

function NoticeRow({ kind, amount, currency, at, from, reason }: Received) {
  const { t } = useLingui()
  const payer = from ?? ''
  const title = {
    received: t`Quick pay from user ID ${payer}`,
    approved: t`Top-up approved`,
    rejected: t`Top-up rejected`,
  }[kind]
  return (
    <li>
      <span className="strong">{title}</span>
      <Money amount={amount} currency={currency} size="sm" isVoid={kind === 'rejected'} kind="flow" />
      <span className="quiet">{reason ?? ''}</span>
      <span className="hint figures">{instantText(at)}</span>
    </li>
  )
}
