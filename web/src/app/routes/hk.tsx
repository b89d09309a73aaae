import { createFileRoute } from '@tanstack/react-router'
import { HongKong } from '../../features/account/public/hong-kong.tsx'
import { PublicFrame } from '../../features/account/public/public-page.tsx'

export const Route = createFileRoute('/hk')({ component: Page })

function Page() {
  return (
    <PublicFrame>
      <HongKong />
    </PublicFrame>
  )
}
