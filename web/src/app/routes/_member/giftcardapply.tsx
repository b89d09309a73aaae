import { createFileRoute } from '@tanstack/react-router'
import { GiftCardApply } from '../../../features/vip/member/gift-card-apply.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/giftcardapply')({
  validateSearch: stepSearch,
  component: GiftCardApply,
})
