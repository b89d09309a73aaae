import type { wire } from '@strongroom/shared'
import { isZero } from '../../../../i18n/amount.ts'
import type { submitDeposit } from './queries.ts'

/** Currency of cards. */
const OF_CARD = 'USD'
const USUAL = 'USD'

/** A bank transfer as its member tells of it. `bankId` is empty for an account that is not linked. */
export type DepositDraft = {
  /** The kind of the house's bank; nothing while none was chosen. */
  readonly house: wire.AccountType | undefined
  readonly depositType: 1 | 2
  readonly currency: string
  readonly amount: string
  readonly bankId: string
  readonly proof: string | undefined
}

/** The draft a deposit to the wallet (1) or to the card (2) begins with. */
export const newDeposit = (depositType: 1 | 2): DepositDraft => ({
  house: undefined,
  depositType,
  currency: depositType === 2 ? OF_CARD : USUAL,
  amount: '',
  bankId: '',
  proof: undefined,
})

/** With another target: what goes on a card is in the card's currency. */
export const aimedAt = (draft: DepositDraft, depositType: 1 | 2): DepositDraft => ({
  ...draft,
  depositType,
  currency: depositType === 2 ? OF_CARD : draft.currency,
})

/** Whether everything has been entered that finance needs. */
export const isWhole = ({ amount, proof }: DepositDraft): boolean => !isZero(amount) && proof !== undefined

/** The request, once it is whole. */
export const requestOf = (draft: DepositDraft): Parameters<typeof submitDeposit>[0] => {
  const { depositType, currency, amount, bankId, proof = '' } = draft
  return { depositType, currency, amount, transferImg: proof, ...(bankId ? { bankId } : {}) }
}
