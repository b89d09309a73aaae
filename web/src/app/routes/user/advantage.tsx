import { createFileRoute } from '@tanstack/react-router'
import { Advantages } from '../../../features/account/public/advantages.tsx'

export const Route = createFileRoute('/user/advantage')({ component: Advantages })
