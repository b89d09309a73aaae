import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../../../features/account/public/privacy-page.tsx'

export const Route = createFileRoute('/user/privacy')({ component: PrivacyPage })
