import { createFileRoute } from '@tanstack/react-router'
import { Dashboard } from '../../../features/wallet/member/dashboard/dashboard.tsx'

export const Route = createFileRoute('/_member/dashboard')({ component: Dashboard })
