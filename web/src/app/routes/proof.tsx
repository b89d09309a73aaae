import { createFileRoute } from '@tanstack/react-router'
import { ProofPage } from '../../features/liabilities/member/proof-page.tsx'

export const Route = createFileRoute('/proof')({ component: ProofPage })
