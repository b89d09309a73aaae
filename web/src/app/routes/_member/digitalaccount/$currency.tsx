import { createFileRoute } from '@tanstack/react-router'
import { Statement } from '../../../../features/statement/member/statement.tsx'
import { UsdAccount } from '../../../../features/wallet/member/usd-account.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/digitalaccount/$currency')({
  validateSearch: listAddress<'statement.ofMember'>(),
  component: Page,
})

/** One wallet; that of US dollars is the USD account, with its ways in and out. */
function Page() {
  const { currency } = Route.useParams()
  return currency === 'USD' ? <UsdAccount /> : <Statement currency={currency} />
}
