import { isNameIn, type wire } from '@strongroom/shared'
import type { HouseAct } from './notice-words.ts'

/**
 * How a member is told of an event of theirs: under the bell, by a letter of its own, or by the letter about what the house has done
 * (`act`, its sentence). `kind` is its row in the table of notices.
 */
type Told = {
  readonly kind: wire.NoticeKind
  readonly bell?: true
  readonly letter?: wire.NoticeLetter
  readonly act?: HouseAct
  /** Told only where an administrator has done it to them: the member may do the same. */
  readonly onlyBy?: 'admin'
}
/**
 * Why nobody is told of an event here. `neverBy`: no administrator does it to a member; where one has in a test of the API, that test
 * fails (`testing/untold-acts.ts`).
 */
type Untold = { readonly not: string; readonly neverBy?: 'admin' }

const own = { not: 'The member does it, and sees it done', neverBy: 'admin' } as const
const ofHouse = { not: 'It is about no member' } as const
const step = { not: 'A step on the way: the member is told of the decision' } as const
const another = { not: 'Another member does it: the lists of both show it', neverBy: 'admin' } as const
const letterElsewhere = { not: 'The call that does it posts a letter of its own' } as const
const pending = {
  not: 'The card’s purchases show it as pending: the member is told of its end',
  neverBy: 'admin',
} as const
const routine = {
  not: 'It follows from what the member has set up; the records show each',
  neverBy: 'admin',
} as const

/** Under the bell; the letter that its call posts says what stands in `private` alone. */
const besideLetter = { kind: 'house', bell: true } as const
const house = (act: HouseAct) => ({ kind: 'house', bell: true, act }) as const
const byOffice = (act: HouseAct) => ({ ...house(act), onlyBy: 'admin' }) as const

/**
 * Every event of the vocabulary: how its member is told of it, or why not. The compiler names one that is missing, so that nothing is done
 * to a member's money or account in silence.
 */
export const telling = {
  MoneyRequested: { kind: 'money', letter: 'money-requested' },
  QuickPayReceived: { kind: 'money', letter: 'money-received' },
  PayCodeReceived: { kind: 'money', letter: 'money-received' },
  BonusGranted: { kind: 'money', letter: 'money-received' },
  TopUpApproved: { kind: 'top-ups', letter: 'top-up-approved' },
  TopUpRejected: { kind: 'top-ups', letter: 'top-up-rejected' },
  FpsTopUpApproved: { kind: 'top-ups', bell: true, letter: 'top-up-approved' },
  FpsTopUpRejected: { kind: 'top-ups', bell: true, letter: 'top-up-rejected' },
  DepositCompleted: { kind: 'top-ups', bell: true, letter: 'deposit-approved' },
  DepositFailed: { kind: 'top-ups', bell: true, letter: 'deposit-rejected' },
  DepositRejected: { kind: 'top-ups', bell: true, letter: 'deposit-rejected' },
  CircleDepositCredited: { kind: 'top-ups', bell: true, letter: 'deposit-approved' },
  RequestedPaymentReceived: { kind: 'top-ups', bell: true, letter: 'requested-payment-approved' },
  RequestedPaymentRejected: { kind: 'top-ups', bell: true, letter: 'requested-payment-rejected' },
  BankApproved: { kind: 'bank-accounts', letter: 'bank-approved' },
  BankRejected: { kind: 'bank-accounts', letter: 'bank-rejected' },
  WithdrawalSettled: { kind: 'withdrawals', bell: true, letter: 'withdrawal-approved' },
  WithdrawalRejected: { kind: 'withdrawals', bell: true, letter: 'withdrawal-rejected' },
  ChainSendSettled: { kind: 'withdrawals', bell: true, letter: 'chain-send-approved' },
  ChainSendRejected: { kind: 'withdrawals', bell: true, letter: 'chain-send-rejected' },
  PaymentSent: { kind: 'withdrawals', bell: true, letter: 'sent-payment-approved' },
  PaymentFailed: { kind: 'withdrawals', bell: true, letter: 'sent-payment-rejected' },
  CurrencyApproved: { kind: 'currencies', bell: true, letter: 'currency-approved' },
  CurrencyRejected: { kind: 'currencies', bell: true, letter: 'currency-rejected' },
  CardActivated: { kind: 'cards', bell: true, letter: 'card-activated' },
  CardBlocked: { kind: 'cards', bell: true, letter: 'card-blocked' },
  CardOrderRejected: { kind: 'cards', bell: true, letter: 'card-order-rejected' },
  CardChargeApproved: { kind: 'cards', bell: true, letter: 'card-charge-approved' },
  CardChargeRejected: { kind: 'cards', bell: true, letter: 'card-charge-rejected' },
  CardOpened: { kind: 'cards', bell: true, act: 'card-opened' },
  CardPutInArrears: { kind: 'cards', bell: true, act: 'card-in-arrears' },
  CardLetOutOfArrears: { kind: 'cards', bell: true, act: 'card-resumed' },
  CardSuspended: { kind: 'cards', bell: true, act: 'card-suspended' },
  CardResumed: { kind: 'cards', bell: true, act: 'card-resumed' },
  CardFrozen: { kind: 'cards', bell: true },
  CardUnfrozen: { kind: 'cards', bell: true },
  CardLogBooked: { kind: 'cards', bell: true, act: 'card-log' },
  CardPurchaseDeclined: { kind: 'cards', bell: true, act: 'card-declined' },
  CardPurchaseCaptured: { kind: 'cards', bell: true, act: 'card-bought' },
  CardPurchaseRefunded: { kind: 'cards', bell: true, act: 'card-log' },
  CardLogReversed: house('card-log-reversed'),
  CardDetailsEdited: { kind: 'cards', bell: true, act: 'card-edited' },

  VipApplicationApproved: house('vip-approved'),
  VipApplicationRejected: house('vip-rejected'),
  VipSet: house('vip-set'),
  UserGroupSet: house('user-group-set'),
  MemberDisabled: house('account-disabled'),
  MemberEnabled: house('account-enabled'),
  MemberEdited: house('account-edited'),
  SessionsEnded: house('sessions-ended'),
  RoleSet: house('role-set'),
  TradeFilled: house('order-filled'),
  TradeCancelled: house('order-cancelled'),
  FixedDepositRateChanged: house('fixed-deposit-rate'),
  FixedDepositMatured: house('fixed-deposit-matured'),
  FixedDepositCancelled: house('fixed-deposit-cancelled'),
  // With a deposit that the house cancels; each month's is routine, and the records show it.
  InterestPaid: byOffice('interest-paid'),
  DepositAddressGiven: house('address-given'),
  DepositAddressRetired: house('address-retired'),
  // The resting time of an address is told by a letter of its own, whoever has bound it.
  AddressBound: byOffice('address-bound'),
  AddressUnbound: byOffice('address-unbound'),
  BankUnlinked: byOffice('bank-unlinked'),
  AdjustmentBooked: house('adjusted'),
  MovementReversed: house('reversed'),
  WithdrawalRequested: house('withdrawal-entered'),
  WithdrawalReturned: house('withdrawal-sent-back'),
  PaymentReturned: house('sent-payment-sent-back'),
  QuickPayReturned: house('payment-returned'),
  PayCodeScanReturned: house('payment-returned'),

  GiftCardsAccepted: besideLetter,
  GiftCardsSent: besideLetter,
  GiftCardsRejected: besideLetter,
  VirtualAccountGiven: besideLetter,

  // Its letter says what came of it; the bell asks for the standing itself.
  KycDecided: { kind: 'identity' },

  MemberRegistered: own,
  QuickPaySwitched: own,
  EarnSwitched: own,
  MemberDeleted: own,
  AuthenticatorRemoved: letterElsewhere,
  WalletFrozen: letterElsewhere,
  WalletRested: letterElsewhere,
  WalletUnfrozen: letterElsewhere,
  AllowListTurnedOn: own,
  AllowListEndAsked: letterElsewhere,
  DepositSubmitted: own,
  DepositReceived: step,
  DepositConfirmed: { not: 'It closes a deposit of which the member was told, and moves nothing' },
  FpsTopUpSubmitted: own,
  TopUpSubmitted: own,
  BankLinked: own,
  BankChanged: own,
  BankCategorySet: { not: 'The office sorts accounts by it; it changes nothing for the member' },
  CardFeeTaken: routine,
  CardOrderSubmitted: own,
  CardOrderProcessed: { not: 'The card that it opens is told of' },
  CardChargeRequested: own,
  CardHolderEdited: own,
  CardNumberShown: own,
  CardLimitSet: letterElsewhere,
  CardRulesSet: letterElsewhere,
  CardNumberMade: letterElsewhere,
  CardNumberClosed: own,
  CardPurchaseAuthorised: pending,
  CardPurchaseIncremented: pending,
  CardPurchaseReleased: pending,
  ChainSendRequested: own,
  DepositAddressApplied: own,
  FixedDepositSubscribed: own,
  FixedDepositRedeemed: own,
  KycSubmitted: step,
  KycErased: { not: 'The decision stays as it was told; nothing of the account changes' },
  AdjustmentProposed: step,
  AdjustmentRejected: { not: 'Nothing was moved, and nothing will be' },
  AdjustmentWithdrawn: { not: 'Nothing was moved, and nothing will be' },
  PayCodeReserved: own,
  PayCodePaid: another,
  PayCodeReturned: routine,
  PayCodeCreated: own,
  PayCodeScanned: another,
  PayCodeExpired: routine,
  PaymentRequested: own,
  PaymentSubmitted: own,
  QuickPaySent: own,
  ScheduledQuickPayBegun: own,
  ScheduledQuickPayPaid: routine,
  ScheduledQuickPaySkipped: letterElsewhere,
  ScheduledQuickPayPaused: own,
  ScheduledQuickPayResumed: own,
  ScheduledQuickPayCancelled: own,
  MoneyRequestPaid: own,
  MoneyRequestDeclined: own,
  MoneyRequestCancelled: another,
  MoneyRequestExpired: routine,
  SwapSettled: own,
  TradePlaced: own,
  TradeSettled: own,
  VipApplied: own,
  WalletOpened: own,
  WalletClosed: own,
  BalanceGivenUp: own,
  CurrencyRequested: own,
  CaseCancelled: own,

  CardBatchOpened: ofHouse,
  CardBatchGrown: ofHouse,
  CardBatchAccepted: ofHouse,
  CardBatchRefused: ofHouse,
  CardBatchBooked: ofHouse,
  CardImportOpened: ofHouse,
  CardImportAdvanced: ofHouse,
  CardImportAccepted: ofHouse,
  CardImportRefused: ofHouse,
  CardImportBooked: ofHouse,
  CatalogueSaved: ofHouse,
  CatalogueDeleted: ofHouse,
  DayPriced: ofHouse,
  PoolAddressRemoved: ofHouse,
  CollectionAsked: ofHouse,
  CollectionDone: ofHouse,
  CollectionFailed: ofHouse,
  PeriodClosed: ofHouse,
  StatementReconciled: ofHouse,
  JournalEntryBooked: ofHouse,
  LiabilitiesProven: ofHouse,
  LiabilitiesProofAsked: ofHouse,
  HoldingStated: ofHouse,
  HoldingWithdrawn: ofHouse,
  ChangeProposed: step,
  ChangeApproved: step,
  ChangeRejected: step,
  ChangeWithdrawn: step,
  ChangeApplied: step,
  ChangeLapsed: step,
  ProofOverridden: step,
  RiskReleased: step,
  Claimed: step,
  ClaimReleased: step,
} as const satisfies Readonly<Record<wire.EventType, Told | Untold>>

/** How a member is told of events of a type; nothing where nobody is. */
export const toldBy = (type: string): Told | undefined => {
  const how: Told | Untold | undefined = isNameIn(telling, type) ? telling[type] : undefined
  return how && 'kind' in how ? how : undefined
}
