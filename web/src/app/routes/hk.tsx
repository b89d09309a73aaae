import { createFileRoute } from '@tanstack/react-router'
import { HongKong } from '../../features/account/public/hong-kong.tsx'
import { PublicFrame } from '../../features/account/public/public-page.tsx'
import { showPublicWords } from '../../i18n/public-words.ts'

export const Route = createFileRoute('/hk')({ loader: showPublicWords, component: Page })

function Page() {
  return (
    <PublicFrame>
      <HongKong />
    </PublicFrame>
  )
}
