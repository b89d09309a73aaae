import { createFileRoute } from '@tanstack/react-router'
import { Queues } from '../../../../features/operations/admin/queues.tsx'

export const Route = createFileRoute('/admin/operations/queues')({ component: Queues })
