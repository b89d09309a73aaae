import { createFileRoute } from '@tanstack/react-router'
import { Outboxes } from '../../../../features/operations/admin/outboxes.tsx'

export const Route = createFileRoute('/admin/operations/outboxes')({ component: Outboxes })
