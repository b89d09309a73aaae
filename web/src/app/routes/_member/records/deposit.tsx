import { createFileRoute } from '@tanstack/react-router'
import { DepositRecords } from '../../../../features/bank/member/deposit/deposit-records.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/deposit')({
  validateSearch: listAddress<'bank.deposits'>(),
  component: DepositRecords,
})
