import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { one, refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import * as custodyReports from '../vault/custody-reports.ts'

const standingOf = async ({ db, custody }: Parts): Promise<wire.CustodyStanding> => {
  const { asked_at, tried_at, outcome, report_id, report_at, recorded_at, left_out, places } =
    await custodyReports.read(db)
  return {
    custody: custody?.source ?? 'none',
    asked_date: asked_at,
    tried_date: tried_at,
    outcome,
    report: report_id,
    report_date: report_at,
    recorded_date: recorded_at,
    left_out: [...left_out],
    places,
  }
}

const custodyStanding = implement(contract.liabilities.custodyStanding, {
  handler: async (_, parts) => one(await standingOf(parts)),
})

const askCustody = implement(contract.liabilities.askCustody, {
  limits: ({ session }) => [{ key: `ask custody ${session?.uid}`, most: 30, seconds: 600 }],
  handler: async (_, parts) => {
    if (!parts.custody) return refused('CUSTODY_MISSING', msg`No custody is connected`)
    await custodyReports.ask(parts.db, parts.now())
    return one(await standingOf(parts))
  },
})

/** Calls that show the custody's last report of its holdings, and that request a new one. */
export const custodyCalls: readonly Call[] = [custodyStanding, askCustody]
