import { createFileRoute } from '@tanstack/react-router'
import { ProofFindings } from '../../../features/audit/admin/proof-findings.tsx'

export const Route = createFileRoute('/admin/proof')({ component: ProofFindings })
