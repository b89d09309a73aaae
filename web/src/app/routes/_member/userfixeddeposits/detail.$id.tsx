import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionPage } from '../../../../features/earn/member/subscription.tsx'

export const Route = createFileRoute('/_member/userfixeddeposits/detail/$id')({
  component: SubscriptionPage,
})
