import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import { keep, keptAt } from '../book/persistent-map.ts'
import { type CardTypeGiven, type CardTypeNotOffered, notOffered, typeNamed } from '../card/card-type.ts'
import type { CardExpiry } from '../card/open-card.ts'
import type { Deposit } from '../wallet/cases.ts'
import {
  type AmountNotPositive,
  askedAmount,
  type BelowMinimum,
  type NotVerified,
  priceOf,
  type TooManyPlaces,
} from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import { type CaseUnknown, withCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type DepositFact, facts } from './deposit-facts.ts'
import { type DepositTarget, refusalOfTarget, type TargetRefusal } from './deposit-target.ts'
import { decideComplete, decideFail, decideReceive, decideReject } from './review-deposit.ts'

type Facts = DepositFact

/** The member states a bank transfer with its proof. `amount` is a decimal string in `currency`; nothing moves. */
export type SubmitDeposit = {
  readonly type: 'SubmitDeposit'
  readonly input: {
    readonly depositId: string
    readonly target: DepositTarget
    readonly currency: string
    readonly amount: string
    readonly bankId?: string | undefined
    readonly proofId: string
    /** The type that the member has chosen of the card to open. */
    readonly cardType?: string | undefined
  }
  readonly given: {
    readonly verified: boolean
    readonly currency: Currency
    /** Whether the bank account named is the member's own and approved; true when none is named. */
    readonly bankUsable: boolean
    /** The terms of opening a card, its type where one is opened, and the least that is sent to one; nothing is no least. */
    readonly card: {
      readonly vipLevel: number
      readonly fee: string
      readonly minimum?: string
      readonly type?: CardTypeGiven | undefined
    } & CardExpiry
  }
}
type SubmitDepositRefusal =
  | NotVerified
  | { readonly kind: 'bank-not-usable' }
  | TargetRefusal
  | CardTypeNotOffered
  | AmountNotPositive
  | TooManyPlaces
  | BelowMinimum

/** Notes a bank transfer and its proof for finance to look at. */
const decideSubmit = (
  { input, given }: SubmitDeposit,
  wallet: Wallet,
): Decision<Facts, SubmitDepositRefusal> => {
  if (keptAt(wallet.deposits, input.depositId)) return accept()
  if (!given.verified) return refuse({ kind: 'identity-not-verified' })
  if (!given.bankUsable) return refuse({ kind: 'bank-not-usable' })
  const cardRefusal = refusalOfTarget(input.target, given.card, wallet)
  if (cardRefusal) return refuse(cardRefusal)
  const { type } = given.card
  const gone = notOffered(type)
  if (gone) return refuse(gone)
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const minimum = priceOf(leastFor(input.target, given.card), given.currency)
  if (asked.money.lessThan(minimum))
    return refuse({ kind: 'below-minimum', minimum: minimum.amount, currency: input.currency })
  return accept({ type: 'DepositSubmitted', ...input, ...typeNamed(type?.id), amount: asked.money.amount })
}

const leastFor = (target: DepositTarget, { fee, minimum = '0' }: SubmitDeposit['given']['card']): string => {
  if (target === 'open-card') return fee
  return target === 'card' ? minimum : '0'
}

/** The member, or finance for them, confirms that a completed deposit has arrived. Moves nothing. */
export type ConfirmDeposit = {
  readonly type: 'ConfirmDeposit'
  readonly input: { readonly depositId: string }
}
type ConfirmDepositRefusal = CaseUnknown | { readonly kind: 'not-completed' }

/** Closes a completed deposit for good. Confirming again changes nothing. */
const decideConfirm = (
  { input: { depositId } }: ConfirmDeposit,
  wallet: Wallet,
): Decision<Facts, ConfirmDepositRefusal> => {
  const deposit = keptAt(wallet.deposits, depositId)
  if (!deposit) return refuse({ kind: 'case-unknown' })
  if (deposit.status === 'confirmed') return accept()
  if (deposit.status !== 'completed') return refuse({ kind: 'not-completed' })
  return accept({ type: 'DepositConfirmed', depositId })
}

const now =
  (status: Deposit['status']) =>
  (wallet: Wallet, { depositId }: { readonly depositId: string }): Wallet => ({
    ...wallet,
    deposits: withCase(wallet.deposits, depositId, { status }),
  })

/** Money by bank transfer, with its proof: submitted, received, completed, confirmed; or failed, or rejected. */
export const deposit = movement({
  facts,
  commands: {
    SubmitDeposit: decideSubmit,
    ReceiveDeposit: decideReceive,
    FailDeposit: decideFail,
    CompleteDeposit: decideComplete,
    RejectDeposit: decideReject,
    ConfirmDeposit: decideConfirm,
  },
  whileFrozen: {
    SubmitDeposit: 'goes-on',
    ReceiveDeposit: 'goes-on',
    FailDeposit: 'goes-on',
    CompleteDeposit: 'goes-on',
    RejectDeposit: 'goes-on',
    ConfirmDeposit: 'goes-on',
  },
  evolve: {
    DepositSubmitted: (wallet, { depositId, target, currency, amount, cardType }) => ({
      ...wallet,
      deposits: keep(wallet.deposits, depositId, {
        ...({ status: 'submitted', target, currency, amount } as const),
        ...typeNamed(cardType),
      }),
    }),
    DepositReceived: now('received'),
    DepositFailed: now('failed'),
    DepositCompleted: now('completed'),
    DepositRejected: now('rejected'),
    DepositConfirmed: now('confirmed'),
  },
})
