import { contract } from '@strongroom/shared'
import { done, one } from '../command/replies.ts'
import { type Call, implement } from '../http/call.ts'

const get = implement(contract.statements.monthly, {
  handler: async ({ session }, { monthlyStatements }) => {
    const wish = await monthlyStatements.of(session.uid)
    return one({ status: wish ? 1 : 0, month: wish?.month ?? null, time_zone: wish?.time_zone ?? null })
  },
})

const set = implement(contract.statements.setMonthly, {
  handler: async ({ session: { uid }, body: { status, timeZone }, now }, { monthlyStatements }) => {
    await (status === 1 ? monthlyStatements.begin(uid, timeZone, now) : monthlyStatements.end(uid))
    return done()
  },
})

/** Whether a member gets the statement of each month by mail. */
export const monthlyStatementCalls: readonly Call[] = [get, set]
