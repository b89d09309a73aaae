import { holdingDecider } from '@strongroom/ledger/liabilities'
import { type HoldingRow, listHoldings } from '@strongroom/projections/liabilities'
import { contract, wire } from '@strongroom/shared'
import type { Asker } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { type Reply, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { handInPaper } from '../platform/files/hand-in.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { type HoldingChange, holdingCommand } from './change-holding.ts'

const record = (row: HoldingRow): wire.Holding => {
  const { id, kind, name, reference, currency, amount, evidence, network, addresses } = row
  const told = { id, kind, name, reference, currency, amount, evidence, network, addresses }
  const source = row.report_id === null ? 'finance' : 'custody'
  return { ...told, source, date: row.held_on, stated_date: row.stated_at }
}

const holdings = implement(contract.liabilities.holdings, {
  limits: ({ address }) => [{ key: `holdings ${address}`, most: 60, seconds: 60 }],
  handler: async (_, { db }) => rows((await listHoldings(db)).map(record)),
})

const statedHoldings = implement(contract.liabilities.statedHoldings, {
  handler: async (_, { db, members }) => {
    const found = await listHoldings(db)
    const people = found.filter(({ report_id }) => report_id === null)
    const names = await members.namesOf(people.map(({ stated_by }) => stated_by))
    return rows(
      found.map(row => {
        const { file_id: file, report_id: report, stated_by } = row
        const stated_by_name = report === null ? names(stated_by).username : ''
        return { ...record(row), file, report, stated_by, stated_by_name }
      }),
    )
  },
})

type Statement = NonNullable<HoldingChange['after']>

/** Puts a change before a second administrator, unless the rules of the ledger refuse it already. */
const proposeHolding = async (
  parts: Parts,
  ask: Asker & { readonly now: Date },
  holdingId: string,
  { after, reason }: { readonly after: Statement | null; readonly reason?: string },
): Promise<Reply> => {
  const known = await knownChange(parts, ask.commandId)
  const { state } = await parts.ledger.load(holdingDecider, holdingId)
  // Asked again it is about what stood at first, however it may have been decided by now.
  const before = known?.kind === 'holding' ? known.before : state.stated
  const change = { kind: 'holding', holdingId, before, after, ...(reason && { reason }) } as const
  const decision = holdingDecider.decide(holdingCommand(parts, change), { holdingId, stated: before })
  if (decision.kind === 'refused') return refusalOf(decision.refusal)
  return propose(parts, ask, change)
}

const stateHolding = implement(contract.liabilities.stateHolding, {
  handler: async (ask, parts) => {
    const { id = ask.commandId, date: on, file: fileId, ...told } = ask.body
    // A day ahead of UTC is today where the day begins first.
    if (on > new Date(ask.now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10))
      throw HttpError.invalid([{ path: 'date', message: wire.fieldMessages.past }])
    if (fileId) await handInPaper(parts, { uid: ask.session.uid, id: fileId })
    return proposeHolding(parts, ask, id, { after: { ...told, on, ...(fileId && { fileId }) } })
  },
})

const withdrawHolding = implement(contract.liabilities.withdrawHolding, {
  handler: async (ask, parts) => {
    const { id, reason } = ask.body
    return proposeHolding(parts, ask, id, { after: null, reason: reason.trim() })
  },
})

/** The house's holdings as two of finance state them, for everybody to compare with its liabilities. */
export const holdingCalls: readonly Call[] = [holdings, statedHoldings, stateHolding, withdrawHolding]
