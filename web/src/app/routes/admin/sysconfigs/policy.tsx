import { createFileRoute } from '@tanstack/react-router'
import { Policy } from '../../../../features/office/admin/policy/policy.tsx'

export const Route = createFileRoute('/admin/sysconfigs/policy')({ component: Policy })
