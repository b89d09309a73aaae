import { createFileRoute } from '@tanstack/react-router'
import { TotalAssets } from '../../../features/finance/admin/total-assets.tsx'

export const Route = createFileRoute('/admin/totalassets')({ component: TotalAssets })
