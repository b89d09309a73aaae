import { createFileRoute } from '@tanstack/react-router'
import { Swap } from '../../../features/swap/member/swap.tsx'
import { stepSearch } from '../../../parts/use-step.ts'

export const Route = createFileRoute('/_member/swap')({ validateSearch: stepSearch, component: Swap })
