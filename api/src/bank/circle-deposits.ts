import { creditCircleDeposit } from '@strongroom/ledger/bank'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type CircleDepositRow, listCircleDeposits } from '@strongroom/projections/bank'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { takeAlone } from '../platform/proposals/alone-share.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import { circleDepositCsv } from './words.ts'

type Filter = wire.ListWindow & wire.AmountRange & { readonly uid?: string | undefined }

const recordOf = recordFrom<CircleDepositRow>()(wire.circleDeposit, {
  scaled: { amount: 'currency', fee: 'currency', credited: 'currency' },
})

/** One page of Circle's deposits, of everybody or of one member. */
export const listCircle = async (parts: Parts, { sort, ...window }: Filter): Promise<Reply> => {
  const { rows, total } = await listCircleDeposits(parts.db, {
    ...window,
    sort: sort === 'amount' ? sort : 'created_date',
  })
  const names = await parts.members.namesOf(rows.map(row => row.uid))
  return page({
    total,
    rows: rows.map(row => recordOf(parts, row, names(row.uid))),
  })
}

const circleDeposits = implement(contract.bank.circleDeposits, {
  csv: circleDepositCsv,
  handler: async ({ params: { id }, filter }, parts) => {
    const named = id.includes('@') ? (await parts.members.byEmail(id))?.uid : memberInPath({ id })
    if (id.includes('@') && !named) return page({ rows: [], total: 0 })
    return listCircle(parts, { ...filter, uid: named })
  },
})

const enterCircleDeposit = implement(contract.bank.enterCircleDeposit, {
  handler: async (ask, parts) => {
    const { catalogue, members, ledger } = parts
    const { uid, circleId, currency: code, amount, fee, feeRate } = ask.body
    const currency = catalogue.currency(code)
    if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
    if (!(await members.byUid(uid))) return refusalOf({ kind: 'receiver-unknown' })
    const command = {
      type: 'CreditCircleDeposit',
      input: { circleId, currency: code, amount, fee, feeRate },
      given: { recorder: ask.session.uid, currency },
    } as const
    // A retry of a credited deposit gets the same answer; a retry of a proposed one stays a proposal.
    const isAgain = await ledger.knows(walletDecider, uid, ask.commandId)
    const wasProposed = (await knownChange(parts, ask.commandId)) !== undefined
    const dry = walletDecider.decide(command, (await ledger.load(walletDecider, uid)).state)
    if (!isAgain && !wasProposed && dry.kind === 'refused') return refusalOf(dry.refusal)
    const share =
      isAgain || wasProposed ? undefined : await takeAlone(parts, ask, 'circle-deposit', currency, amount)
    if (wasProposed || share?.aloneUpTo === '0') {
      const fees = { ...(fee ? { fee } : {}), ...(feeRate ? { feeRate } : {}) }
      const change = { kind: 'circle-deposit', uid, circleId, currency: code, amount, ...fees } as const
      return propose(parts, ask, change)
    }
    const outcome = await creditCircleDeposit(ledger, uid, asked(ask, command, catalogue))
    // One that was entered before has been counted before.
    if (outcome.kind === 'refused' || outcome.repeated) await share?.giveBack()
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
    return one({ id: circleId, status: 1 })
  },
})

/** Wires to members' virtual accounts at Circle, recorded as Circle reports them. */
export const circleCalls: readonly Call[] = [circleDeposits, enterCircleDeposit]
