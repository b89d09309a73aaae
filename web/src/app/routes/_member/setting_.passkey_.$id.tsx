import { createFileRoute } from '@tanstack/react-router'
import { PasskeyPage } from '../../../features/account/member/security/passkey-page.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/passkey_/$id')({
  validateSearch: stepSearch,
  component: PasskeyOfId,
})

function PasskeyOfId() {
  const { id } = Route.useParams()
  return <PasskeyPage id={id} />
}
