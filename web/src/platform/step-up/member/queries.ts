import { callForAll } from '../../../client/call.ts'
import { readSession } from '../../../client/session.ts'

/** The address of the signed-in member; empty once they have left. */
export const ownEmail = () => readSession()?.email ?? ''

/** The acts that a signed-in member confirms by a mailed code. */
export type OwnScene =
  | 'editpassword'
  | 'editpin'
  | 'delaccount'
  | 'editcardholder'
  | 'cardlimit'
  | 'unfreeze'
  | 'allowlist'
  | 'passkey'
  | 'authenticator'
  | 'confirmdevice'

/** E-mails the code that proves a change of the member's own account. */
export const sendOwnCode = (scene: OwnScene) =>
  callForAll('account.mailCode', { body: { email: ownEmail(), scene } })
