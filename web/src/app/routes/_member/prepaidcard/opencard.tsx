import { createFileRoute } from '@tanstack/react-router'
import { OpenCard } from '../../../../features/card/member/open-card.tsx'
import { openCardSearch } from '../../../../features/card/member/open-card-search.ts'

export const Route = createFileRoute('/_member/prepaidcard/opencard')({
  validateSearch: openCardSearch,
  component: OpenCard,
})
