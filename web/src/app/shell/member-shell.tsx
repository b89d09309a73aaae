import { useLingui } from '@lingui/react/macro'
import { IconBuildingBank } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isAdmin, readSession } from '../../client/session.ts'
import { FrozenBanner } from '../../features/account/member/security/frozen-banner.tsx'
import { RestingBanner } from '../../features/account/member/security/resting-banner.tsx'
import { ServiceBanner } from '../../features/operations/member/service-banner.tsx'
import { MEMBER_MENU } from './member-menu.ts'
import { Shell } from './shell.tsx'

const below = (
  <>
    <ServiceBanner />
    <FrozenBanner />
    <RestingBanner />
  </>
)

/** The member's rooms; with a page as its child, around a page that visitors open too. An administrator finds the way to the other area in the menu. */
export function MemberShell({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const session = readSession()
  const more = session && isAdmin(session.role) && (
    <Link to="/admin" className="nav-item">
      <IconBuildingBank size={20} stroke={1.7} aria-hidden />
      <span>{t`Administration`}</span>
    </Link>
  )
  return (
    <Shell area="member" menu={MEMBER_MENU} more={more || undefined} below={below}>
      {children}
    </Shell>
  )
}
