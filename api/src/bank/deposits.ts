import { memberDecider } from '@strongroom/ledger/account'
import type { DepositTarget } from '@strongroom/ledger/bank'
import { configOf } from '@strongroom/ledger/catalogue'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type DepositRow, listDeposits } from '@strongroom/projections/bank'
import { contract, type wire } from '@strongroom/shared'
import { cardCurrency } from '../card/card-status.ts'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { bankCurrency } from '../http/money.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply } from '../http/replies.ts'
import { isBankUsable } from './banks.ts'
import { depositCsv } from './csv-words.ts'
import { depositsOf } from './deposit-records.ts'

type SubmitDeposit = Extract<WalletCommand, { type: 'SubmitDeposit' }>

const targets: Readonly<Record<wire.DepositType, DepositTarget>> = { 1: 'wallet', 2: 'card', 3: 'open-card' }

/** Bank deposits with transfer proofs, as members submit and confirm them. */
export const depositCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, uploads } = parts
  const { recordOf, seen, decide } = depositsOf(parts)

  const submit = async (
    ask: Asker,
    given: {
      type: wire.DepositType
      currency: string
      amount: string
      bankId?: string | undefined
      proof: string
    },
  ): Promise<Reply> => {
    const { uid } = ask.session
    if (!(await uploads.isOf(uid, given.proof)))
      throw Problem.invalid([{ path: 'transferImg', message: 'An uploaded proof of your own' }])
    const currency = bankCurrency(catalogue, given.currency)
    const isForCard = given.type !== 1
    if (!currency || (isForCard && currency.code !== cardCurrency(catalogue).code))
      return refusalOf({ kind: 'currency-not-offered', currency: given.currency })
    const { state: member } = await ledger.load(memberDecider, uid)
    const { bankId } = given
    const command: SubmitDeposit = {
      type: 'SubmitDeposit',
      input: {
        depositId: ask.commandId,
        target: targets[given.type],
        currency: given.currency,
        amount: given.amount,
        ...(bankId ? { bankId } : {}),
        proofId: given.proof,
      },
      given: {
        verified: member.kyc === 1,
        currency,
        bankUsable: bankId === undefined || (await isBankUsable(parts, uid, bankId)),
        card: { vipLevel: member.vipLevel, fee: configOf(catalogue, 'openCardFee') },
      },
    }
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    return one({ id: ask.commandId, depositStatus: 0, rechargeStatus: 0 })
  }

  return [
    implement(contract.bank.submitDeposit, {
      handler: ask => {
        const { depositType: type, currency, amount, bankId, transferImg: proof } = ask.body
        return submit(ask, { type, currency, amount, bankId, proof })
      },
    }),

    implement(contract.bank.submitCardWire, {
      handler: ask => {
        const { depositType: type, currency, id: bankId, transferImg: proof } = ask.body
        const amount = ask.body.amount ?? configOf(catalogue, 'openCardFee')
        return submit(ask, { type, currency, amount, bankId, proof })
      },
    }),

    implement(contract.bank.confirmDeposit, {
      handler: async ask => {
        const command = { type: 'ConfirmDeposit', input: { depositId: ask.body.id } } as const
        return decide(ask, { id: ask.body.id, uid: ask.session.uid } as DepositRow, command)
      },
    }),

    implement(contract.bank.deposit, {
      handler: async ({ session, params }) => one(recordOf(await seen(params.id, session.uid))),
    }),

    implement(contract.bank.deposits, {
      csv: depositCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await listDeposits(db, { ...filter, uid: params.id })
        return page({ rows: rows.map(recordOf), total })
      },
    }),
  ]
}
