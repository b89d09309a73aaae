import type { SubmitDeposit } from '../bank/deposit.ts'
import type { DepositTarget } from '../bank/deposit-target.ts'
import type { CompleteDeposit } from '../bank/review-deposit.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import { USD, wallet } from './wallet-cases.ts'

// The commands of a member and of finance about a bank deposit, and their facts.

export const opening = { vipLevel: 3, fee: '10' }
export const submit = (
  amount: string,
  given: Partial<SubmitDeposit['given']> = {},
  target: DepositTarget = 'wallet',
  depositId = 'd1',
): SubmitDeposit => ({
  type: 'SubmitDeposit',
  input: { depositId, target, currency: 'USD', amount, proofId: 'file-1' },
  given: { verified: true, currency: USD, bankUsable: true, card: opening, ...given },
})
export const submitted = (target: DepositTarget = 'wallet', amount = '100.00'): WalletFact => ({
  type: 'DepositSubmitted',
  depositId: 'd1',
  target,
  currency: 'USD',
  amount,
  proofId: 'file-1',
})
export const received: WalletFact = { type: 'DepositReceived', depositId: 'd1' }
export const failed: WalletFact = { type: 'DepositFailed', depositId: 'd1', reason: 'never came' }
export const rejected: WalletFact = { type: 'DepositRejected', depositId: 'd1', reason: 'not yours' }
export const confirmed: WalletFact = { type: 'DepositConfirmed', depositId: 'd1' }

export const receive = (approver = 'finance') =>
  ({ type: 'ReceiveDeposit', input: { depositId: 'd1' }, given: { approver } }) as const
export const fail = (reason: string, approver = 'finance') =>
  ({ type: 'FailDeposit', input: { depositId: 'd1', reason }, given: { approver } }) as const
export const reject = (reason: string, approver = 'finance') =>
  ({ type: 'RejectDeposit', input: { depositId: 'd1', reason }, given: { approver } }) as const
export const complete = (
  asked: Partial<CompleteDeposit['input']> = {},
  given: Partial<CompleteDeposit['given']> = {},
): CompleteDeposit => ({
  type: 'CompleteDeposit',
  input: { depositId: 'd1', ...asked },
  given: {
    approver: 'finance',
    currency: USD,
    usualFee: { feeRate: '0.01' },
    cardFee: '10',
    cardInitialBalance: '20',
    ...given,
  },
})
export const confirm = { type: 'ConfirmDeposit', input: { depositId: 'd1' } } as const

export const completed = (target: DepositTarget = 'wallet') => {
  const { decision } = wallet.given(submitted(target), received).when(complete())
  if (decision.kind === 'refused') throw new Error(decision.refusal.kind)
  return decision.facts[0] as WalletFact
}
