import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicFrame } from '../../features/account/public/public-page.tsx'

export const Route = createFileRoute('/user')({ component: Page })

function Page() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
