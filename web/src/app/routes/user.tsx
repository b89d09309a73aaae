import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicFrame } from '../../features/account/public/public-page.tsx'
import { showPublicWords } from '../../i18n/public-words.ts'

export const Route = createFileRoute('/user')({ loader: showPublicWords, component: Page })

function Page() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
