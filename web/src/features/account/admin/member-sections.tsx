import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import { Tabs } from '../../../parts/tabs.tsx'
import { countsQuery } from './member-queries.ts'

type Count = keyof wire.MemberCounts
type Section = {
  readonly to: `/admin/member/$uid/${Count | 'addressbook' | 'cardpurchases'}` | '/admin/member/$uid'
  readonly label: MessageDescriptor
  /** The lists that it counts; none for a page without a list. */
  readonly counts: readonly Count[]
  /** Lists that share its place among the tabs. */
  readonly parts?: readonly Section[]
}

const MOVES: readonly Section[] = [
  { to: '/admin/member/$uid/topups', label: msg`Top-ups`, counts: ['topups'] },
  { to: '/admin/member/$uid/deposits', label: msg`Bank deposits`, counts: ['deposits'] },
  { to: '/admin/member/$uid/fps', label: msg`FPS top-ups`, counts: ['fps'] },
  { to: '/admin/member/$uid/withdrawals', label: msg`Withdrawals`, counts: ['withdrawals'] },
  { to: '/admin/member/$uid/sends', label: msg`Sends on chain`, counts: ['sends'] },
]
const ADDRESSES: readonly Section[] = [
  { to: '/admin/member/$uid/addresses', label: msg`Deposit addresses`, counts: ['addresses'] },
  { to: '/admin/member/$uid/addressbook', label: msg`Address book`, counts: [] },
]

const CARDS: readonly Section[] = [
  { to: '/admin/member/$uid/cards', label: msg`Cards`, counts: ['cards'] },
  { to: '/admin/member/$uid/cardpurchases', label: msg`Card purchases`, counts: [] },
]

const SECTIONS: readonly Section[] = [
  { to: '/admin/member/$uid', label: msg`Overview`, counts: [] },
  { to: '/admin/member/$uid/events', label: msg`Events`, counts: ['events'] },
  { to: '/admin/member/$uid/wallets', label: msg`Wallets`, counts: ['wallets'] },
  { to: '/admin/member/$uid/transactions', label: msg`Movements`, counts: ['transactions'] },
  { to: '/admin/member/$uid/cards', label: msg`Cards`, counts: ['cards'], parts: CARDS },
  { to: '/admin/member/$uid/banks', label: msg`Bank accounts`, counts: ['banks'] },
  {
    to: '/admin/member/$uid/addresses',
    label: msg({ message: 'Addresses', context: 'of a member' }),
    counts: ['addresses'],
    parts: ADDRESSES,
  },
  {
    to: '/admin/member/$uid/topups',
    label: msg`Deposits and withdrawals`,
    counts: ['topups', 'deposits', 'fps', 'withdrawals', 'sends'],
    parts: MOVES,
  },
  { to: '/admin/member/$uid/fixeddeposits', label: msg`Fixed deposits`, counts: ['fixeddeposits'] },
  { to: '/admin/member/$uid/trades', label: msg`Trades`, counts: ['trades'] },
  { to: '/admin/member/$uid/referrals', label: msg`Referrals`, counts: ['referrals'] },
  { to: '/admin/member/$uid/identity', label: msg`Identity`, counts: ['identity'] },
  { to: '/admin/member/$uid/logins', label: msg`Sign-ins and sessions`, counts: ['logins'] },
  { to: '/admin/member/$uid/notes', label: msg`Notes`, counts: ['notes'] },
]

/** Above this, the server stops counting. */
const MOST = 10_000

/** The tabs of a member's page, each with how many records it has; and below them those of a tab with several lists. */
export function MemberSections({ uid }: { uid: string }) {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  const { data } = useQuery(countsQuery(uid))
  const isAt = ({ to }: Section) => pathname.endsWith(to.replace('$uid', uid))
  const isIn = (section: Section) => isAt(section) || section.parts?.some(isAt) === true
  const current = SECTIONS.find(isIn)
  const tab = (section: Section, isCurrent: boolean) => (
    <Link
      key={i18n._(section.label)}
      to={section.to}
      params={{ uid }}
      className="chip"
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {i18n._(section.label)}
      {data && section.counts.length > 0 && <CountOf counts={data} of={section.counts} />}
    </Link>
  )
  // Counts make the tabs wider: once they stand, the current one is looked for anew.
  return (
    <>
      <Tabs key={data ? 1 : 0} label={t`Parts of the member’s page`}>
        {SECTIONS.map(section => tab(section, section === current))}
      </Tabs>
      {current?.parts && (
        <Tabs label={i18n._(current.label)}>{current.parts.map(part => tab(part, isAt(part)))}</Tabs>
      )}
    </>
  )
}

function CountOf({ counts, of }: { counts: wire.MemberCounts; of: readonly Count[] }) {
  const total = of.reduce((sum, name) => sum + counts[name], 0)
  return (
    <span className="quiet figures">
      {total > MOST ? `${groupWhole(String(MOST))}+` : groupWhole(String(total))}
    </span>
  )
}
