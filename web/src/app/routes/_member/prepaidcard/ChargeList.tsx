import { createFileRoute } from '@tanstack/react-router'
import { CardLines } from '../../../../features/card/member/card-lines.tsx'
import { listSearch } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/prepaidcard/ChargeList')({
  validateSearch: listSearch(['open']),
  component: () => <CardLines kind="charge" />,
})
