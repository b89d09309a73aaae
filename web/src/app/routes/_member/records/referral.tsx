import { createFileRoute } from '@tanstack/react-router'
import { Brought } from '../../../../features/referral/member/brought.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/records/referral')({
  validateSearch: listAddress<'referral.list'>(),
  component: Brought,
})
