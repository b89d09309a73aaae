import { useLingui } from '@lingui/react/macro'
import { IconWallet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { OfficeContext } from '../../client/audience.ts'
import { readSession } from '../../client/session.ts'
import { menuCounts, waitingCountsQuery } from '../../features/office/admin/waiting-counts.ts'
import { ADMIN_MENU } from './admin-menu.ts'
import { BooksLine } from './books-line.tsx'
import { menuFor } from './navigation.ts'
import { Shell } from './shell.tsx'

/** The administrators' rooms, with what waits counted in the menu. */
export function AdminShell() {
  const { t } = useLingui()
  const { data: counts = {} } = useQuery(waitingCountsQuery)
  const more = (
    <Link to="/dashboard" className="nav-item">
      <IconWallet size={20} stroke={1.7} aria-hidden />
      <span>{t`My own wallet`}</span>
    </Link>
  )
  const menu = menuFor(ADMIN_MENU, readSession()?.role)
  return (
    <OfficeContext value={true}>
      <Shell area="admin" menu={menu} counts={menuCounts(counts)} more={more} below={<BooksLine />} />
    </OfficeContext>
  )
}
