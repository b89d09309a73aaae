import { createFileRoute } from '@tanstack/react-router'
import { CardBalance } from '../../features/card/admin/card-balance.tsx'

export const Route = createFileRoute('/cardbalance')({ component: CardBalance })
