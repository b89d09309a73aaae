import { createFileRoute } from '@tanstack/react-router'
import { OpenCard, openCardSearch } from '../../../../features/card/member/open-card.tsx'

export const Route = createFileRoute('/_member/prepaidcard/opencard')({
  validateSearch: openCardSearch,
  component: OpenCard,
})
