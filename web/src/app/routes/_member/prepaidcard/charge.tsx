import { createFileRoute } from '@tanstack/react-router'
import { Charge } from '../../../../features/card/member/charge.tsx'
import { chargeSearch } from '../../../../features/card/member/charge-search.ts'

export const Route = createFileRoute('/_member/prepaidcard/charge')({
  validateSearch: chargeSearch,
  component: Charge,
})
