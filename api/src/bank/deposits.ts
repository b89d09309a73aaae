import { memberDecider } from '@strongroom/ledger/account'
import type { DepositTarget } from '@strongroom/ledger/bank'
import { cardPriceOf, cardTypeFor } from '@strongroom/ledger/card'
import { configOf } from '@strongroom/ledger/catalogue'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { listDeposits } from '@strongroom/projections/bank'
import { contract, type wire } from '@strongroom/shared'
import { cardCurrency, dayOf, isCardPast } from '../card/card-status.ts'
import { type Asker, asked } from '../command/asking.ts'
import { bankCurrency } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { handIn } from '../platform/files/hand-in.ts'
import { isBankUsable } from './banks.ts'
import { decideDeposit, depositRecord, depositSeen } from './deposit-records.ts'
import { depositCsv } from './words.ts'

type SubmitDeposit = Extract<WalletCommand, { type: 'SubmitDeposit' }>

/** The smallest bank deposit to the card, in dollars; 0 for none. */
export const bankToCardMinimum = (catalogue: Parts['catalogue']): string =>
  configOf(catalogue, 'bankToCardMinimum')

const targets: Readonly<Record<wire.DepositType, DepositTarget>> = { 1: 'wallet', 2: 'card', 3: 'open-card' }

const submit = async (
  parts: Parts,
  ask: Asker & { readonly now: Date },
  given: {
    type: wire.DepositType
    currency: string
    amount: string
    bankId?: string | undefined
    proof: string
    /** The type that is wanted of the card to open. */
    cardType?: string | undefined
  },
): Promise<Reply> => {
  const { catalogue, ledger } = parts
  const { uid } = ask.session
  const notOwn = 'An uploaded proof of your own'
  await handIn(parts, { uids: [uid], ids: [given.proof], as: 'image', path: 'transferImg', notOwn })
  const currency = bankCurrency(catalogue, given.currency)
  const isForCard = given.type !== 1
  if (!currency || (isForCard && currency.code !== cardCurrency(catalogue).code))
    return refusalOf({ kind: 'currency-not-offered', currency: given.currency })
  const { state: member } = await ledger.load(memberDecider, uid)
  const { bankId, cardType } = given
  const type = given.type === 3 ? cardTypeFor(catalogue, cardType) : undefined
  const command: SubmitDeposit = {
    type: 'SubmitDeposit',
    input: {
      depositId: ask.commandId,
      target: targets[given.type],
      currency: given.currency,
      amount: given.amount,
      ...(bankId ? { bankId } : {}),
      proofId: given.proof,
      ...(cardType === undefined ? {} : { cardType }),
    },
    given: {
      verified: member.kyc === 1,
      currency,
      bankUsable: bankId === undefined || (await isBankUsable(parts, uid, bankId)),
      card: {
        vipLevel: member.vipLevel,
        fee: cardPriceOf(catalogue, 'opening_fee', type?.id),
        ...(type ? { type } : {}),
        minimum: bankToCardMinimum(catalogue),
        expired: await isCardPast(parts, uid, dayOf(ask.now)),
      },
    },
  }
  const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position)
  return one({ id: ask.commandId, depositStatus: 0, rechargeStatus: 0 })
}

const submitDeposit = implement(contract.bank.submitDeposit, {
  handler: (ask, parts) => {
    const { depositType: type, currency, amount, bankId, transferImg: proof } = ask.body
    return submit(parts, ask, { type, currency, amount, bankId, proof })
  },
})

const submitCardWire = implement(contract.bank.submitCardWire, {
  handler: (ask, parts) => {
    const { catalogue } = parts
    const { depositType: type, currency, id: bankId, transferImg: proof, cardType } = ask.body
    const price = cardPriceOf(catalogue, 'opening_fee', cardTypeFor(catalogue, cardType)?.id)
    return submit(parts, ask, { type, currency, amount: ask.body.amount ?? price, bankId, proof, cardType })
  },
})

const confirmDeposit = implement(contract.bank.confirmDeposit, {
  handler: async (ask, parts) => {
    const command = { type: 'ConfirmDeposit', input: { depositId: ask.body.id } } as const
    return decideDeposit(parts, ask, { id: ask.body.id, uid: ask.session.uid }, command)
  },
})

const deposit = implement(contract.bank.deposit, {
  handler: async ({ session, params }, parts) =>
    one(depositRecord(parts, await depositSeen(parts, params.id, session.uid))),
})

const deposits = implement(contract.bank.deposits, {
  csv: depositCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listDeposits(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: rows.map(each => depositRecord(parts, each)), total })
  },
})

/** Bank deposits with transfer proofs, as members submit and confirm them. */
export const depositCalls: readonly Call[] = [
  submitDeposit,
  submitCardWire,
  confirmDeposit,
  deposit,
  deposits,
]
