import { createFileRoute } from '@tanstack/react-router'
import { Charge, chargeSearch } from '../../../../features/card/member/charge.tsx'

export const Route = createFileRoute('/_member/prepaidcard/charge')({
  validateSearch: chargeSearch,
  component: Charge,
})
