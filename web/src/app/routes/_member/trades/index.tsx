import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/trades/')({
  beforeLoad: () => {
    redirect({ to: '/trades/buy', replace: true, throw: true })
  },
})
