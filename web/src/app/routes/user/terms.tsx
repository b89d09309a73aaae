import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../../../features/account/public/terms-page.tsx'

export const Route = createFileRoute('/user/terms')({ component: TermsPage })
