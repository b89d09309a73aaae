import { createFileRoute } from '@tanstack/react-router'
import { ReferralRecords } from '../../../../features/referral/member/referral-records.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/referral')({
  validateSearch: listSearch(),
  component: ReferralRecords,
})
