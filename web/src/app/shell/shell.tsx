import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconDots, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { loadSentences } from '../../client/load-sentences.ts'
import { clearSession } from '../../client/session.ts'
import { DrawnAnew } from '../../parts/anew.tsx'
import { Confirm } from '../../parts/confirm.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { latePart } from '../../parts/late-part.tsx'
import type { PlaceGroup } from '../../parts/places/navigation.ts'
import { PlaceLink } from '../../parts/places/place-link.tsx'
import { focusFilters } from '../../parts/rows-by-key.ts'
import { useCompactRows } from '../../parts/use-compact-rows.ts'
import { useMedia } from '../../parts/use-media.ts'
import { signOut, userinfoQuery } from '../../platform/members/member/queries.ts'
import { Announcements } from './announcements.tsx'
import { useFinder } from './finder/use-finder.ts'
import { HeaderTools } from './header-tools.tsx'
import { MEMBER_MENU } from './member-menu.ts'
import { MenuBody, MenuHead } from './menu.tsx'
import '../../parts/page/shell.css'
import { ShellContext } from '../../parts/page/shell-context.ts'

const Finder = latePart(async () => (await import('./finder/finder.tsx')).Finder)

type ShellProps = {
  area: 'member' | 'admin'
  menu: readonly PlaceGroup[]
  counts?: Readonly<Record<string, number>>
  more?: ReactNode
  /** Stands below the heading of every page. */
  below?: ReactNode
  /** The page, where the router does not bring it. */
  children?: ReactNode
}

/** Ends the session on the server and here; here also when the server cannot be reached. */
function useSignOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await signOut().catch(() => undefined)
    clearSession()
    queries.clear()
    await navigate({ to: '/' })
  }
}

/** The menu stands beside the page from this width on, as in `shell.css`; below it nothing of it is made. */
const WIDE = '(min-width: 1025px)'

/** Menu at the left (248 px) above 1024 px; up to it a bottom bar of five for members and a drawer for administrators. */
export function Shell({ area, menu, counts, more, below, children }: ShellProps) {
  const { t } = useLingui()
  const { data: user } = useQuery(userinfoQuery)
  const [isDrawn, setDrawn] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = useSignOut()
  const finder = useFinder()
  const isWide = useMedia(WIDE)
  const [isCompact] = useCompactRows()
  // Screens also say by themselves why the server would refuse, while an amount is typed.
  useEffect(() => void loadSentences(), [])
  // A person types on right after Ctrl-K, so the search has to be loaded by then.
  useEffect(() => {
    if (isWide) void Finder.load().catch(() => undefined)
  }, [isWide])
  const openDrawer = useCallback(() => setDrawn(true), [])
  const { open: openFinder } = finder
  // The page reads this: opening the menu or the search draws neither anew.
  const state = useMemo(
    () => ({ area, openDrawer, openFinder, below, tools: <HeaderTools area={area} /> }),
    [area, openDrawer, openFinder, below],
  )
  const head = <MenuHead home={menu[0]?.places[0]?.to ?? '/'} tag={area === 'admin' ? t`Admin` : undefined} />
  const body = (onGo?: () => void) => (
    <MenuBody
      user={user}
      menu={menu}
      {...(counts ? { counts } : {})}
      more={more}
      {...(onGo ? { onGo } : {})}
      onSignOut={() => {
        setDrawn(false)
        setLeaving(true)
      }}
    />
  )
  return (
    <ShellContext value={state}>
      <div
        className="shell"
        data-area={area}
        data-rows={area === 'admin' && isCompact ? 'compact' : undefined}
      >
        <a className="skip" href="#main">{t`Skip to content`}</a>
        {area === 'admin' && (
          <button type="button" className="skip skip-filters" onClick={focusFilters}>
            {t`Skip to filters`}
          </button>
        )}
        {isWide && (
          <aside className="menu">
            {head}
            {body()}
          </aside>
        )}
        <div className="stage">
          <DrawnAnew>{children ?? <Outlet />}</DrawnAnew>
        </div>
        <Announcements />
        {area === 'member' && <BottomBar user={user} onMore={openDrawer} />}
        <Drawer area={area} head={head} isOpen={isDrawn} onClose={() => setDrawn(false)}>
          {body(() => setDrawn(false))}
        </Drawer>
        <Dialog isOpen={finder.isOpen} onClose={finder.close} label={t`Find anything`} className="finder">
          <Finder area={area} menu={menu} onClose={finder.close} onSignOut={() => setLeaving(true)} />
        </Dialog>
        <LeaveConfirm isOpen={isLeaving} onLeave={() => void leave()} onStay={() => setLeaving(false)} />
      </div>
    </ShellContext>
  )
}

const BottomBar = memo(function BottomBar({
  user,
  onMore,
}: {
  user: wire.Userinfo | undefined
  onMore: () => void
}) {
  const { t, i18n } = useLingui()
  return (
    <nav className="bottom" aria-label={t`Main`}>
      {MEMBER_MENU[0]?.places.slice(0, 4).map(place => (
        <PlaceLink key={place.to} place={place} user={user} className="bottom-item">
          <place.icon size={22} stroke={1.7} aria-hidden />
          <span>{i18n._(place.label)}</span>
        </PlaceLink>
      ))}
      <button type="button" className="bottom-item" onClick={onMore}>
        <IconDots size={22} stroke={1.7} aria-hidden />
        <span>{t`More`}</span>
      </button>
    </nav>
  )
})

type DrawerProps = Pick<ShellProps, 'area'> & {
  head: ReactNode
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

function Drawer({ area, head, isOpen, onClose, children }: DrawerProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={t`Menu`}
      className={`drawer ${area === 'admin' ? 'drawer-left' : ''}`}
    >
      <div className="drawer-top">
        {head}
        <button type="button" className="tool" aria-label={t`Close`} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <div className="drawer-body">
        <Later>{children}</Later>
      </div>
    </Dialog>
  )
}

/** Draws its children after the rest of the screen, so that the drawer of a slow phone opens at once and its forty links follow. */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}

type LeaveConfirmProps = { isOpen: boolean; onLeave: () => void; onStay: () => void }

function LeaveConfirm({ isOpen, onLeave, onStay }: LeaveConfirmProps) {
  const { t } = useLingui()
  return (
    <Confirm
      isOpen={isOpen}
      title={t`Sign out of Strongroom?`}
      confirmLabel={t`Sign out`}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <span>{t`You will need your password, a code by e-mail and your PAY code to sign in again.`}</span>
    </Confirm>
  )
}
