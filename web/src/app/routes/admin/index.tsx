import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../../../features/office/admin/home/home.tsx'

export const Route = createFileRoute('/admin/')({ component: Home })
