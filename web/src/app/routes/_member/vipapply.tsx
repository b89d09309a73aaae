import { createFileRoute } from '@tanstack/react-router'
import { VipApply } from '../../../features/vip/member/vip-apply.tsx'

export const Route = createFileRoute('/_member/vipapply')({
  component: VipApply,
})
