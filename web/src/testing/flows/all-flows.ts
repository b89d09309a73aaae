import type { CallName } from '@strongroom/shared'
import { accountFlows } from './account-flows.ts'
import type { Flow } from './flow.ts'
import { moneyFlows } from './money-flows.ts'
import { officeActFlows } from './office-act-flows.ts'
import { officeEntryFlows } from './office-entry-flows.ts'
import { ownFlows } from './own-flows.ts'
import { plainFlows } from './plain-flows.ts'
import { requestFlows } from './request-flows.ts'
import { safetyFlows } from './safety-flows.ts'
import { securityFlows } from './security-flows.ts'
import { signInFlows } from './sign-in-flows.ts'

/** Every form of a member's that is walked through, and of nobody who is signed in. */
export const memberFlows: readonly Flow[] = [
  ...[...moneyFlows, ...accountFlows, ...securityFlows, ...plainFlows],
  ...[...ownFlows, ...requestFlows, ...safetyFlows, ...signInFlows],
]

/** An account that is deleted has no way back, and the step of a passkey's removal is entered anew. */
const WITHOUT_WAY_BACK: readonly CallName[] = ['account.remove', 'account.removePasskey']

/** Those whose session can end in them, and that are gone on with afterwards. */
export const sessionFlows: readonly Flow[] = memberFlows.filter(
  ({ as, call }) => as !== 'nobody' && !WITHOUT_WAY_BACK.includes(call),
)

/** The forms of administrators that send something. */
export const officeFlows: readonly Flow[] = [...officeEntryFlows, ...officeActFlows]
