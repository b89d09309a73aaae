import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconLock, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { SocialLinks } from '../../features/account/public/social-links.tsx'
import { groupWhole } from '../../i18n/amount.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Mark } from '../../parts/page/mark.tsx'
import { useShell } from '../../parts/page/shell-context.ts'
import { isLockedFor, type Place, type PlaceGroup } from '../../parts/places/navigation.ts'
import { PlaceLink } from '../../parts/places/place-link.tsx'
import { useCurrentInSight } from '../../parts/use-current-in-sight.ts'
import { SafetyTips } from './safety-tips.tsx'

type MenuProps = {
  user: wire.Userinfo | undefined
  menu: readonly PlaceGroup[]
  /** A number that waits, by place. */
  counts?: Readonly<Record<string, number>>
  onSignOut: () => void
  onGo?: () => void
  /** A way to the other area, for administrators. */
  more?: ReactNode
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase()

function NavItem({
  place,
  user,
  count,
  onGo,
}: {
  place: Place
  user: wire.Userinfo | undefined
  count: number
  onGo?: (() => void) | undefined
}) {
  const { t, i18n } = useLingui()
  const isLocked = isLockedFor(user, place)
  const Icon = place.icon
  return (
    <PlaceLink place={place} user={user} className="nav-item" onClick={onGo}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <span>{i18n._(place.label)}</span>
      {isLocked && <IconLock size={15} aria-label={t`locked`} />}
      {count > 0 && <span className="nav-count figures">{groupWhole(String(count))}</span>}
    </PlaceLink>
  )
}

/** The signed-in user. */
function Who({ user }: { user: wire.Userinfo | undefined }) {
  const { t } = useLingui()
  if (!user) return <div className="who" style={{ minHeight: 88 }} />
  const { uid } = user
  return (
    <div className="who">
      <span className="who-mark" aria-hidden>
        {initialsOf(user.username)}
      </span>
      <span className="who-line who-name">{user.username}</span>
      <span className="who-line figures">{t`User ID ${uid}`}</span>
      <span className="who-line" title={user.email}>
        {user.email}
      </span>
      <CopyButton text={uid} what={t`Copy user ID`} />
    </div>
  )
}

/** The brand at the top of a menu; leads home. */
export function MenuHead({ home, tag }: { home: Place['to']; tag?: string | undefined }) {
  return (
    <Link to={home} className="menu-head">
      <Mark />
      <span>Strongroom</span>
      {tag && <span className="area-tag">{tag}</span>}
    </Link>
  )
}

/** Places, account and sign-out: stands at the left of a wide screen and in the drawer of a narrow one. */
export function MenuBody({ user, menu, counts = {}, onSignOut, onGo, more }: MenuProps) {
  const { t, i18n } = useLingui()
  const { area } = useShell()
  const nav = useCurrentInSight()
  return (
    <>
      <nav ref={nav} className="nav" aria-label={t`Main`}>
        {menu.map(({ label, places }) => (
          <Fragment key={places[0]?.to}>
            {label && <div className="nav-head">{i18n._(label)}</div>}
            {places.map(place => (
              <NavItem key={place.to} place={place} user={user} count={counts[place.to] ?? 0} onGo={onGo} />
            ))}
          </Fragment>
        ))}
        <div className="nav-head" />
        {area === 'member' && <SafetyTips className="nav-item" isNamed onGo={onGo} />}
        {more}
        <button type="button" className="nav-item" onClick={onSignOut}>
          <IconLogout size={20} stroke={1.7} aria-hidden />
          <span>{t`Sign out`}</span>
        </button>
        {area === 'member' && <SocialLinks />}
        <div className="copyright">© {new Date().getFullYear()} Strongroom</div>
      </nav>
      <div className="menu-foot">
        <Who user={user} />
      </div>
    </>
  )
}
