import { createFileRoute } from '@tanstack/react-router'
import { Balance } from '../../../features/wallet/member/snapshots/balance.tsx'

export const Route = createFileRoute('/_member/balance')({ component: Balance })
