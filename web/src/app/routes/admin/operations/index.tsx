import { createFileRoute } from '@tanstack/react-router'
import { ReadModels } from '../../../../features/operations/admin/read-models.tsx'

export const Route = createFileRoute('/admin/operations/')({ component: ReadModels })
