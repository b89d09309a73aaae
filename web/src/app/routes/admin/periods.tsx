import { createFileRoute } from '@tanstack/react-router'
import { Periods } from '../../../features/finance/admin/periods.tsx'

export const Route = createFileRoute('/admin/periods')({ component: Periods })
