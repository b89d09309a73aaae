import { createFileRoute } from '@tanstack/react-router'
import { OpenCard, openCardSearch } from '../../../features/prepaid-card/open-card.tsx'

export const Route = createFileRoute('/_member/prepaidcard/opencard')({
  validateSearch: openCardSearch,
  component: OpenCard,
})
