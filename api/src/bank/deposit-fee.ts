import { memberDecider } from '@strongroom/ledger/account'
import { configOf, termsOf } from '@strongroom/ledger/catalogue'
import type { FeeTerms } from '@strongroom/ledger/wallet'
import type { DepositRow } from '@strongroom/projections/bank'
import type { Parts } from '../dependencies.ts'

/** The fee of a deposit when finance names none: the member's own rate to the wallet, the setting to the card. Opening a card has none. */
export const usualDepositFee = async (
  { ledger, catalogue }: Pick<Parts, 'ledger' | 'catalogue'>,
  { uid, target }: Pick<DepositRow, 'uid' | 'target'>,
): Promise<FeeTerms> => {
  if (target !== 'wallet') return { feeRate: configOf(catalogue, 'bankToCardFeeRate') }
  const { state } = await ledger.load(memberDecider, uid)
  return { feeRate: termsOf(catalogue, state).bank_deposit_rate }
}
