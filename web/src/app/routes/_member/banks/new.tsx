import { createFileRoute } from '@tanstack/react-router'
import { NewBank } from '../../../../features/bank/member/banks.tsx'

export const Route = createFileRoute('/_member/banks/new')({ component: NewBank })
