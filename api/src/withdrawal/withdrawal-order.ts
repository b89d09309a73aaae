import { memberDecider } from '@strongroom/ledger/account'
import { configOf, type Tier, termsOf } from '@strongroom/ledger/catalogue'
import type { FeeTerms, WalletCommand } from '@strongroom/ledger/wallet'
import type { WithdrawalSource } from '@strongroom/ledger/withdrawal'
import { isBankUsable } from '../bank/banks.ts'
import { dayOf } from '../card/card-status.ts'
import { isFiat } from '../command/money.ts'
import type { Parts } from '../dependencies.ts'

/** A member's order to withdraw. */
export type WithdrawalOrder = {
  readonly source: WithdrawalSource
  readonly currency: string
  readonly amount: string
  readonly bankId: string
}
type Request = Extract<WalletCommand, { type: 'RequestWithdrawal' }>

/** Least amount and fee: the settings, where the member's group or level does not say otherwise. */
export const withdrawalTerms = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  source: WithdrawalSource,
  member: Tier,
): { minimum: string; fee: FeeTerms } => {
  if (source === 'card')
    return {
      minimum: configOf(catalogue, 'cardToBankMinimum'),
      fee: { feeRate: configOf(catalogue, 'cardToBankFeeRate') },
    }
  return {
    minimum: configOf(catalogue, 'withdrawMinimum'),
    fee: {
      fee: configOf(catalogue, 'withdrawFee'),
      feeRate: termsOf(catalogue, member).bank_withdraw_rate,
    },
  }
}

/** The command that asks for a withdrawal; nothing when the house offers no such fiat currency. `enteredBy` is an administrator’s uid. */
export const withdrawalCommand = async (
  parts: Parts,
  uid: string,
  withdrawalId: string,
  { source, currency: code, amount, bankId }: WithdrawalOrder,
  { now, enteredBy }: { readonly now: Date; readonly enteredBy?: string },
): Promise<Request | undefined> => {
  const { catalogue, ledger } = parts
  const currency = catalogue.currency(code)
  if (!currency || !isFiat(catalogue, code)) return undefined
  const { state: member } = await ledger.load(memberDecider, uid)
  return {
    type: 'RequestWithdrawal',
    input: { withdrawalId, source, currency: code, amount, bankId },
    given: {
      verified: member.kyc === 1,
      currency,
      ...withdrawalTerms(parts, source, member),
      bankUsable: await isBankUsable(parts, uid, bankId),
      today: dayOf(now),
      ...(enteredBy ? { enteredBy } : {}),
    },
  }
}
