import { contract } from '@strongroom/shared'
import { refusalOf } from '../command/refusals.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { propose } from '../platform/proposals/proposing.ts'
import { checkPower } from './member-standing.ts'

const clearPin = implement(contract.account.clearPin, {
  handler: async (ask, parts: Parts) => {
    const { uid, reason } = ask.body
    await checkPower(parts, ask, uid)
    if (uid === ask.session.uid) return refusalOf({ kind: 'own-case' })
    return propose(parts, ask, { kind: 'pay-code-clearing', uid, reason })
  },
})

/** Customer service's way out for a member who has forgotten the PAY code. */
export const pinClearing: readonly Call[] = [clearPin]
