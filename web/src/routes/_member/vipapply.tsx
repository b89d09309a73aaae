import { createFileRoute } from '@tanstack/react-router'
import { VipApply } from '../../features/applications/vip-apply.tsx'

export const Route = createFileRoute('/_member/vipapply')({
  component: VipApply,
})
