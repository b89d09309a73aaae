import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import { callForAll, callForOne } from '../../client/call.ts'

/** The member's own passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => callForAll('account.passkeys'),
})

/** The challenge that a passkey signs to approve one payment: nothing where the member has no passkey. */
export const beginPasskeyApproval = (body: wire.ApproveByPasskeyBody) =>
  callForOne('account.beginPasskeyApproval', { body })
