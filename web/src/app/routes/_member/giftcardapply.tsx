import { createFileRoute } from '@tanstack/react-router'
import { GiftCardApply } from '../../../features/vip/member/gift-card-apply.tsx'

export const Route = createFileRoute('/_member/giftcardapply')({
  component: GiftCardApply,
})
