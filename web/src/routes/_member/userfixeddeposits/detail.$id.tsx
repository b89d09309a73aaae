import { createFileRoute } from '@tanstack/react-router'
import { SubscriptionPage } from '../../../features/fixed-deposits/subscription.tsx'

export const Route = createFileRoute('/_member/userfixeddeposits/detail/$id')({
  component: SubscriptionPage,
})
