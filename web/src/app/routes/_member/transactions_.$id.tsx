import { createFileRoute } from '@tanstack/react-router'
import { TransactionPage } from '../../../features/statement/member/transaction/transaction-page.tsx'

export const Route = createFileRoute('/_member/transactions_/$id')({ component: TransactionPage })
