import { createFileRoute } from '@tanstack/react-router'
import { FpsRecords } from '../../../../features/bank/member/deposit/fps-records.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/fpsdeposit')({
  validateSearch: listAddress<'bank.fpsTopUps'>(),
  component: FpsRecords,
})
