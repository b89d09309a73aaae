import { useUserinfo } from '../../../platform/members/member/queries.ts'

/** Whether the administrator on screen may act on read models, queues and outboxes; the others only look. */
export function useMayOperate(): boolean {
  const role = useUserinfo()?.role
  return role === 'operator' || role === 'superadmin'
}
