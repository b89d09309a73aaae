import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/records/')({
  beforeLoad: () => {
    redirect({ to: '/records/swap', replace: true, throw: true })
  },
})
