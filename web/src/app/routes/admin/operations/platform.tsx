import { createFileRoute } from '@tanstack/react-router'
import { Platform } from '../../../../features/operations/admin/platform.tsx'

export const Route = createFileRoute('/admin/operations/platform')({ component: Platform })
