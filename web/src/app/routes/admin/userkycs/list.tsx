import { createFileRoute, redirect } from '@tanstack/react-router'

// The specification has two addresses for one list.
export const Route = createFileRoute('/admin/userkycs/list')({
  beforeLoad: () => redirect({ to: '/admin/kycmember', replace: true, throw: true }),
})
