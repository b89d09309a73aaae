import { useLingui } from '@lingui/react/macro'
import { purchaseLimits, purchaseSpans } from '@strongroom/shared/words/card/purchase'
import { budgetKindWords } from '@strongroom/shared/words/statement/budget-kind'
import { IconBell } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type Received, receivedQuery, SHOWN } from '../../features/account/member/received.ts'
import { noticeChoicesQuery } from '../../features/account/member/settings/queries.ts'
import { useWordsOf } from '../../i18n/word.ts'
import { Dropdown } from '../../parts/dropdown.tsx'
import { InstantDay } from '../../parts/instant-day.tsx'
import { HiddenMoney, Money } from '../../parts/money.tsx'
import { confirmingDevicesQuery } from '../../parts/money-flow/confirm-queries.ts'
import { useHidden } from '../../platform/balances/member/use-hidden.ts'
import { useUserinfo } from '../../platform/members/member/queries.ts'
import '../../platform/lines/member/transaction/line-link.css'
import { noticePlace } from './notice-place.ts'
import { useNoticeTitle } from './notice-titles.ts'

const SEEN = 'notices_seen'

/** Money received, decisions about the member, and events of their card; the bell marks those that came since the member last opened it. */
export function Notices() {
  const { t } = useLingui()
  const user = useUserinfo()
  const data = useReceived(user?.uid)
  useKeptPush(user?.uid)
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
      {close => (
        <>
          <h2>{t`Notices`}</h2>
          {data.length === 0 && (
            <p className="quiet" style={{ padding: '0 12px 12px' }}>
              {t`Nothing yet. Money you receive, decisions about your account and your card’s purchases appear here.`}
            </p>
          )}
          <ul>
            {data.map(happening => (
              <NoticeRow key={happening.id} {...happening} onOpen={close} />
            ))}
          </ul>
        </>
      )}
    </Dropdown>
  )
}

/** Takes the browser's push messages into the session of its member, where it has any. */
const useKeptPush = (uid: string | undefined): void => {
  const queries = useQueryClient()
  useEffect(() => {
    if (uid === undefined || !('Notification' in window) || Notification.permission !== 'granted') return
    const keep = async () =>
      (await import('../../features/account/member/settings/push/browser-push.ts')).keepPush()
    // Nothing on screen depends on it; the next visit tries again.
    void keep()
      .catch(() => undefined)
      // The device confirms payments by the session that its messages are bound to.
      .then(() => queries.invalidateQueries({ queryKey: confirmingDevicesQuery.queryKey }))
  }, [uid, queries])
}

/** The latest happenings, without the kinds that the member has switched off; nothing until their choice is known. */
const useReceived = (uid: string | undefined): readonly Received[] => {
  const { data: choices } = useQuery({ ...noticeChoicesQuery, enabled: uid !== undefined })
  const { data = [] } = useQuery({ ...receivedQuery(uid ?? ''), enabled: uid !== undefined })
  if (!choices) return []
  const off = choices.filter(({ shell }) => shell === 0).map(({ kind }) => kind)
  return data.filter(({ notice }) => !off.includes(notice)).slice(0, SHOWN)
}

function NoticeRow({ onOpen, ...received }: Received & { onOpen: () => void }) {
  const title = useNoticeTitle()
  const { kind, money, at, reason, budget, limit } = received
  const budgets = useWordsOf(budgetKindWords)
  const [limits, spans] = [useWordsOf(purchaseLimits), useWordsOf(purchaseSpans)]
  return (
    <li>
      <Link {...noticePlace(received)} className="line-link" onClick={onOpen}>
        {title(received)}
      </Link>
      <span className="hint">
        <InstantDay at={at} />
      </span>
      {money && <NoticeMoney money={money} kind={kind} />}
      {budget && <span className="quiet notice-reason">{budgets[budget]}</span>}
      {limit && <span className="quiet notice-reason">{`${limits[limit.of]}, ${spans[limit.per]}`}</span>}
      {reason && <span className="quiet notice-reason">{reason}</span>}
    </li>
  )
}

type NoticeMoneyProps = { money: NonNullable<Received['money']>; kind: Received['kind'] }

/** Kinds whose amount has no way of its own: it is only asked for, or what a budget or a limit has come to. */
const plain: readonly Received['kind'][] = [
  ...(['money-request', 'budget-near', 'budget-spent', 'card-limit-near', 'card-limit-used'] as const),
]

/** The amount with the sign of its way. */
function NoticeMoney({ money, kind }: NoticeMoneyProps) {
  const [isHidden] = useHidden()
  if (isHidden) return <HiddenMoney currency={money.currency} size="sm" />
  return (
    <Money
      {...money}
      size="sm"
      exact
      isVoid={kind === 'top-up-rejected'}
      kind={plain.includes(kind) ? 'plain' : 'flow'}
    />
  )
}
