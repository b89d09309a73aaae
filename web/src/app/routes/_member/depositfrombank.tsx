import { createFileRoute } from '@tanstack/react-router'
import { Deposit } from '../../../features/bank/member/deposit/deposit.tsx'

export const Route = createFileRoute('/_member/depositfrombank')({ component: Deposit })
