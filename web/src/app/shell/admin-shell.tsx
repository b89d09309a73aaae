import { useLingui } from '@lingui/react/macro'
import { IconKeyboard, IconWallet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { OfficeContext } from '../../client/audience.ts'
import '../../client/office-calls.ts'
import { readSession } from '../../client/session.ts'
import { LookDialog } from '../../features/audit/admin/look-dialog.tsx'
import { ProofDialog } from '../../features/office/admin/proof-dialog.tsx'
import { officeHomeQuery } from '../../features/office/admin/queries.ts'
import { ServiceBanner } from '../../features/operations/member/service-banner.tsx'
import { useKeyAct } from '../../parts/key-acts.ts'
import { menuFor } from '../../parts/places/navigation.ts'
import { menuCounts } from '../../platform/cases/admin/menu-counts.ts'
import { ADMIN_MENU } from './admin-menu.ts'
import { BooksLine } from './books-line.tsx'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { useKeys } from './keys/use-keys.ts'
import { Shell } from './shell.tsx'

const below = (
  <>
    <ServiceBanner />
    <BooksLine />
  </>
)

/** The administrators' rooms, with what waits counted in the menu. */
export function AdminShell() {
  const { t } = useLingui()
  const { data: home } = useQuery(officeHomeQuery)
  const [isListed, setListed] = useState(false)
  const role = readSession()?.role
  const menu = useMemo(() => menuFor(ADMIN_MENU, role), [role])
  useKeys(menu)
  useKeyAct('help', () => setListed(true))
  const more = (
    <>
      <button type="button" className="nav-item" onClick={() => setListed(true)}>
        <IconKeyboard size={20} stroke={1.7} aria-hidden />
        <span>{t`Keyboard shortcuts`}</span>
      </button>
      <Link to="/dashboard" className="nav-item">
        <IconWallet size={20} stroke={1.7} aria-hidden />
        <span>{t`My own wallet`}</span>
      </Link>
    </>
  )
  return (
    <OfficeContext value={true}>
      <LookDialog />
      <ProofDialog />
      <KeysDialog menu={menu} isOpen={isListed} onClose={() => setListed(false)} />
      <Shell area="admin" menu={menu} counts={home ? menuCounts(home) : {}} more={more} below={below} />
    </OfficeContext>
  )
}
