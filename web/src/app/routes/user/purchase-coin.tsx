import { createFileRoute } from '@tanstack/react-router'
import { BuyingCoins } from '../../../features/account/public/buying-coins.tsx'

export const Route = createFileRoute('/user/purchase-coin')({ component: BuyingCoins })
