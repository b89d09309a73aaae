import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/records/')({
  beforeLoad: () => {
    throw redirect({ to: '/records/swap', replace: true })
  },
})
