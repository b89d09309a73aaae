import { createFileRoute } from '@tanstack/react-router'
import { OpenCard, type OpenCardSearch } from '../../../features/prepaid-card/open-card.tsx'

export const Route = createFileRoute('/_member/prepaidcard/opencard')({
  validateSearch: ({ tab, step }: Record<string, unknown>): OpenCardSearch => ({
    ...(tab === 'bank' || tab === 'provider' ? { tab } : {}),
    ...(typeof step === 'string' ? { step } : {}),
  }),
  component: OpenCard,
})
