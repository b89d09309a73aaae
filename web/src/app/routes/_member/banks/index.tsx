import { createFileRoute } from '@tanstack/react-router'
import { Banks } from '../../../../features/bank/member/banks.tsx'

export const Route = createFileRoute('/_member/banks/')({ component: Banks })
