import { createFileRoute } from '@tanstack/react-router'
import { Limits } from '../../../features/wallet/member/limits/limits.tsx'

export const Route = createFileRoute('/_member/limits')({ component: Limits })
