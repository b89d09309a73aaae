import { createFileRoute } from '@tanstack/react-router'
import { BankInstruction } from '../../../../features/bank/member/instruction.tsx'

export const Route = createFileRoute('/_member/banks/instruction')({ component: BankInstruction })
