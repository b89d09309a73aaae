import { createFileRoute } from '@tanstack/react-router'
import { FeesPage } from '../../../features/account/public/fees-page.tsx'

export const Route = createFileRoute('/user/fees')({ component: FeesPage })
