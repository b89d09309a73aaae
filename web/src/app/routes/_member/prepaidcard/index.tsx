import { createFileRoute } from '@tanstack/react-router'
import { PrepaidCard } from '../../../../features/card/member/prepaid-card.tsx'

export const Route = createFileRoute('/_member/prepaidcard/')({ component: PrepaidCard })
