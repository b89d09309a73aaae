import { sumCircleDeposits, sumDeposits, sumFpsTopUps } from '@strongroom/projections/bank'
import { sumCardCharges } from '@strongroom/projections/card'
import { sumChainSends } from '@strongroom/projections/chain'
import { sumFixedDeposits } from '@strongroom/projections/earn'
import { sumAdjustments } from '@strongroom/projections/office'
import { sumRequestPayments, sumSendPayments } from '@strongroom/projections/payment'
import type { Db, SumRow } from '@strongroom/projections/queries'
import { sumQuickPays } from '@strongroom/projections/quick-pay'
import { sumMovements } from '@strongroom/projections/statement'
import { sumSwaps } from '@strongroom/projections/swap'
import { sumTopUps } from '@strongroom/projections/top-up'
import { sumTrades } from '@strongroom/projections/trade'
import { sumWithdrawals } from '@strongroom/projections/withdrawal'
import { type AnyContract, contract, mayMake, type wire } from '@strongroom/shared'
import type { GenericSchema, InferOutput } from 'valibot'
import { msg } from '#words'
import { HttpError } from '../command/http-error.ts'
import { atScale } from '../command/money.ts'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { validate } from '../http/validate.ts'
import { searched } from '../vault/searched.ts'

type Summed = {
  readonly list: AnyContract
  readonly sum: (parts: Parts, filter: unknown) => Promise<readonly SumRow[]>
}

/** A list with its rows added up under the filter that its own call takes, names of members included. */
const summed = <F extends GenericSchema<unknown, { search?: string | undefined }>>(
  list: AnyContract & { readonly filter: F },
  sum: (
    db: Db,
    filter: InferOutput<F> & { readonly searchedUids?: readonly string[] },
  ) => Promise<readonly SumRow[]>,
): Summed => ({
  list,
  sum: async ({ db, members }, filter) =>
    sum(db, await searched(members, validate(list.filter, filter, 'filter'))),
})

/** The same of a list whose rows have two members each: it is not searched by their names. */
const summedPairs = <F extends GenericSchema<unknown, object>>(
  list: AnyContract & { readonly filter: F },
  sum: (db: Db, filter: InferOutput<F>) => Promise<readonly SumRow[]>,
): Summed => ({ list, sum: ({ db }, filter) => sum(db, validate(list.filter, filter, 'filter')) })

const lists: { readonly [N in wire.SummedList]: Summed } = {
  'topUp.all': summed(contract.topUp.all, sumTopUps),
  'bank.depositCases': summed(contract.bank.depositCases, sumDeposits),
  'bank.fpsCases': summed(contract.bank.fpsCases, sumFpsTopUps),
  'bank.circleDeposits': summed(contract.bank.circleDeposits, sumCircleDeposits),
  'withdrawal.cases': summed(contract.withdrawal.cases, sumWithdrawals),
  'chain.sendCases': summed(contract.chain.sendCases, sumChainSends),
  'payment.requestCases': summed(contract.payment.requestCases, sumRequestPayments),
  'payment.sendCases': summed(contract.payment.sendCases, sumSendPayments),
  'office.adjustments': summed(contract.office.adjustments, sumAdjustments),
  'card.chargeCases': summed(contract.card.chargeCases, sumCardCharges),
  'earn.allSubscriptions': summed(contract.earn.allSubscriptions, sumFixedDeposits),
  'trade.all': summed(contract.trade.all, sumTrades),
  'quickPay.list': summedPairs(contract.quickPay.list, sumQuickPays),
  'statement.all': summed(contract.statement.all, sumMovements),
  'swap.log': summed(contract.swap.log, sumSwaps),
}

const listSums = implement(contract.office.listSums, {
  handler: async ({ params, filter, session }, parts) => {
    const { list, sum } = lists[params.list as wire.SummedList]
    const beside = (list.common ?? []).filter(
      name => (filter as Readonly<Record<string, unknown>>)[name] !== undefined,
    )
    if (beside.length > 0)
      throw HttpError.invalid(beside.map(name => ({ path: `filter.${name}`, message: 'Unknown field' })))
    if (!mayMake(list, session.role)) throw HttpError.forbidden(msg`Your role may not do this`)
    const found = await sum(parts, filter)
    return rows(
      found.map(({ figure, currency, count, amount }) => {
        const code = currency ?? ''
        return { figure, currency: code, count, amount: atScale(parts.catalogue, code, amount ?? '0') }
      }) satisfies wire.ListSum[],
    )
  },
})

/** Calls that give the sums of administrators' lists, by currency. */
export const listSumCalls: readonly Call[] = [listSums]
