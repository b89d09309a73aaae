import { createFileRoute } from '@tanstack/react-router'
import { Statements } from '../../../features/statement/member/statements/statements.tsx'

export const Route = createFileRoute('/_member/statements')({ component: Statements })
