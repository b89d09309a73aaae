import { createFileRoute } from '@tanstack/react-router'
import { VirtualAccount } from '../../../features/bank/member/deposit/virtual-account.tsx'

export const Route = createFileRoute('/_member/virtualaccount')({ component: VirtualAccount })
