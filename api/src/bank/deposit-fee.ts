import { memberDecider } from '@strongroom/ledger/account'
import { type ConfigCode, configOf } from '@strongroom/ledger/catalogue'
import type { FeeTerms } from '@strongroom/ledger/wallet'
import type { DepositRow } from '@strongroom/projections/bank'
import type { Parts } from '../dependencies.ts'

/** The fee of a deposit when finance names none: the level's own rate, else the setting. Opening a card has none. */
export const usualDepositFee = async (
  { ledger, catalogue }: Pick<Parts, 'ledger' | 'catalogue'>,
  { uid, target }: Pick<DepositRow, 'uid' | 'target'>,
): Promise<FeeTerms> => {
  const setting: ConfigCode = target === 'wallet' ? 'bankDepositFeeRate' : 'bankToCardFeeRate'
  const { state } = await ledger.load(memberDecider, uid)
  const own = target === 'wallet' && catalogue.get('vip-level', String(state.vipLevel))?.bank_deposit_rate
  return { feeRate: own || configOf(catalogue, setting) }
}
