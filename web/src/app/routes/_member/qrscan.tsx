import { createFileRoute } from '@tanstack/react-router'
import { Scan } from '../../../features/pay-qr/member/scan.tsx'

export const Route = createFileRoute('/_member/qrscan')({
  validateSearch: ({ code }: Record<string, unknown>): { code?: string | undefined } =>
    typeof code === 'string' ? { code } : {},
  component: Scan,
})
