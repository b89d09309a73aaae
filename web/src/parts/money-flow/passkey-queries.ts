import { callForOne } from '../../client/call.ts'
import type { Body } from '../../client/contract.ts'
import { queryOf } from '../../client/query-of.ts'

/** The member's own passkeys. */
export const passkeysQuery = queryOf('account.passkeys')

/** The challenge that a passkey signs to approve one payment: nothing where the member has no passkey. */
export const beginPasskeyApproval = (body: Body<'account.beginPasskeyApproval'>) =>
  callForOne('account.beginPasskeyApproval', { body })
