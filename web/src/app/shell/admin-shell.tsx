import { useLingui } from '@lingui/react/macro'
import { IconWallet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { OfficeContext } from '../../client/audience.ts'
import { readSession } from '../../client/session.ts'
import { LookDialog } from '../../features/audit/admin/look-dialog.tsx'
import { menuCounts } from '../../features/office/admin/case-places.ts'
import { officeHomeQuery } from '../../features/office/admin/home/queries.ts'
import { ADMIN_MENU } from './admin-menu.ts'
import { BooksLine } from './books-line.tsx'
import { menuFor } from './navigation.ts'
import { Shell } from './shell.tsx'

/** The administrators' rooms, with what waits counted in the menu. */
export function AdminShell() {
  const { t } = useLingui()
  const { data: home } = useQuery(officeHomeQuery)
  const more = (
    <Link to="/dashboard" className="nav-item">
      <IconWallet size={20} stroke={1.7} aria-hidden />
      <span>{t`My own wallet`}</span>
    </Link>
  )
  const menu = menuFor(ADMIN_MENU, readSession()?.role)
  return (
    <OfficeContext value={true}>
      <LookDialog />
      <Shell
        area="admin"
        menu={menu}
        counts={menuCounts(home?.waits ?? [])}
        more={more}
        below={<BooksLine />}
      />
    </OfficeContext>
  )
}
