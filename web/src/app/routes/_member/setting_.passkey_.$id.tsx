import { createFileRoute } from '@tanstack/react-router'
import { RemovePasskey } from '../../../features/account/member/security/remove-passkey.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/setting_/passkey_/$id')({
  validateSearch: stepSearch,
  component: RemoveOne,
})

function RemoveOne() {
  const { id } = Route.useParams()
  return <RemovePasskey id={id} />
}
