import { holdingDecider } from '@strongroom/ledger/liabilities'
import { type HoldingRow, listHoldings } from '@strongroom/projections/liabilities'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { Problem } from '../command/problem.ts'
import { one, rows } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import { type Call, implement } from '../http/call.ts'

const record = (row: HoldingRow): wire.Holding => {
  const { id, kind, name, reference, currency, amount, evidence } = row
  const told = { id, kind, name, reference, currency, amount, evidence }
  return { ...told, date: row.held_on, stated_date: row.stated_at }
}

const holdings = implement(contract.liabilities.holdings, {
  limits: ({ address }) => [{ key: `holdings ${address}`, most: 60, seconds: 60 }],
  handler: async (_, { db }) => rows((await listHoldings(db)).map(record)),
})

const statedHoldings = implement(contract.liabilities.statedHoldings, {
  handler: async (_, { db }) => {
    const found = await listHoldings(db)
    return rows(found.map(row => ({ ...record(row), file: row.file_id, stated_by: row.stated_by })))
  },
})

const stateHolding = implement(contract.liabilities.stateHolding, {
  handler: async (ask, { ledger, catalogue, uploads }) => {
    const { id = ask.commandId, date: on, file: fileId, ...told } = ask.body
    // A day ahead of UTC is today where the day begins first.
    if (on > new Date(ask.now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10))
      throw Problem.invalid([{ path: 'date', message: wire.fieldMessages.past }])
    if (fileId && !(await uploads.isOf(ask.session.uid, fileId)))
      throw Problem.invalid([{ path: 'file', message: 'An uploaded file of your own' }])
    const command = {
      type: 'StateHolding',
      input: { ...told, on, ...(fileId && { fileId }) },
      given: { currency: catalogue.currency(told.currency) },
    } as const
    const outcome = await ledger.handle(holdingDecider, id, asked(ask, command, catalogue))
    return replyOf(ask, outcome, () => one({ id }))
  },
})

const withdrawHolding = implement(contract.liabilities.withdrawHolding, {
  handler: async (ask, { ledger, catalogue }) => {
    const { id, reason } = ask.body
    const command = { type: 'WithdrawHolding', input: { reason } } as const
    const outcome = await ledger.handle(holdingDecider, id, asked(ask, command, catalogue))
    return replyOf(ask, outcome, () => one({ id }))
  },
})

/** The house's holdings as finance states them, for everybody to compare with its liabilities. */
export const holdingCalls: readonly Call[] = [holdings, statedHoldings, stateHolding, withdrawHolding]
