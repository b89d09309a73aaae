import { createFileRoute } from '@tanstack/react-router'
import { CardLines } from '../../../../features/card/member/card-lines.tsx'
import { listAddress } from '../../../../parts/list-search.ts'

export const Route = createFileRoute('/_member/prepaidcard/SpendList')({
  validateSearch: listAddress<'card.transactions', 'open'>(),
  component: () => <CardLines kind="spend" />,
})
