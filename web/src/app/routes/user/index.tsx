import { createFileRoute } from '@tanstack/react-router'
import { Overview } from '../../../features/account/public/overview.tsx'

export const Route = createFileRoute('/user/')({ component: Overview })
