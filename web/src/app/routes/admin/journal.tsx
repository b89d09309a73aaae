import { createFileRoute } from '@tanstack/react-router'
import { Journal } from '../../../features/finance/admin/journal.tsx'

export const Route = createFileRoute('/admin/journal')({ component: Journal })
