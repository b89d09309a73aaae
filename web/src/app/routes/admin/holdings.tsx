import { createFileRoute } from '@tanstack/react-router'
import { Holdings } from '../../../features/liabilities/admin/holdings.tsx'

export const Route = createFileRoute('/admin/holdings')({ component: Holdings })
