import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalRecords } from '../../../../features/withdrawal/member/withdrawal-records.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/withdraw')({
  validateSearch: listAddress<'withdrawal.list'>(),
  component: WithdrawalRecords,
})
