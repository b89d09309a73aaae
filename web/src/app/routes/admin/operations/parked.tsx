import { createFileRoute } from '@tanstack/react-router'
import { Parked } from '../../../../features/operations/admin/parked.tsx'

export const Route = createFileRoute('/admin/operations/parked')({ component: Parked })
