import { useLingui } from '@lingui/react/macro'
import type { Kind, Received } from '../../features/account/member/received.ts'

/** The sentence of a notice. */
export function useNoticeTitle(): (received: Received) => string {
  const decided = useDecidedTitles()
  const { t } = useLingui()
  return ({ kind, from, name }) => {
    const payer = from ?? ''
    const titles: Record<Kind, string> = {
      'quick-pay': name ? t`Quick pay from ${name}` : t`Quick pay from user ID ${payer}`,
      'money-request': name ? t`${name} asks you for money` : t`User ID ${payer} asks you for money`,
      'pay-code': name ? t`Pay code of ${name}` : t`Pay code of user ID ${payer}`,
      bonus: t`Bonus`,
      ...decided,
    }
    return titles[kind]
  }
}

type OfMoney = 'quick-pay' | 'money-request' | 'pay-code' | 'bonus'

function useDecidedTitles(): Record<Exclude<Kind, OfMoney>, string> {
  const { t } = useLingui()
  return {
    'top-up-approved': t`Top-up approved`,
    'top-up-rejected': t`Top-up rejected`,
    FpsTopUpApproved: t`FPS top-up approved`,
    FpsTopUpRejected: t`FPS top-up rejected`,
    DepositCompleted: t`Bank deposit arrived`,
    CircleDepositCredited: t`Bank deposit arrived`,
    DepositFailed: t`Bank deposit rejected`,
    DepositRejected: t`Bank deposit rejected`,
    RequestedPaymentReceived: t`Requested payment arrived`,
    RequestedPaymentRejected: t`Requested payment closed`,
    WithdrawalSettled: t`Withdrawal sent to your bank`,
    WithdrawalRejected: t`Withdrawal rejected`,
    ChainSendSettled: t`Sent on chain`,
    ChainSendRejected: t`Send on chain rejected`,
    PaymentSent: t`Payment sent`,
    PaymentFailed: t`Payment not sent`,
    CurrencyApproved: t`Wallet in a new currency opened`,
    CurrencyRejected: t`Wallet in a new currency declined`,
    CardOpened: t`Card opened`,
    CardActivated: t`Your card is active`,
    CardBlocked: t`Your card is blocked`,
    CardSuspended: t`Your card is suspended: a fee is owed`,
    CardFrozen: t`Card frozen`,
    CardUnfrozen: t`Card unfrozen`,
    CardOrderRejected: t`Card order rejected`,
    CardChargeApproved: t`Card charged`,
    CardChargeRejected: t`Card charge rejected`,
    CardLogBooked: t`Purchase with the card`,
    'card-refund': t`Refund to the card`,
    'card-fee': t`Fee on the card`,
    'card-bonus': t`Bonus on the card`,
    'card-referrer-bonus': t`Referrer bonus on the card`,
    'card-referee-bonus': t`Referee bonus on the card`,
    VipApplicationApproved: t`Your VIP application is approved`,
    VipApplicationRejected: t`Your VIP application was rejected`,
    VipSet: t`Your VIP level was changed`,
    UserGroupSet: t`Your user group was changed`,
    MemberDisabled: t`Your account was disabled`,
    MemberEnabled: t`Your account is enabled again`,
    MemberEdited: t`The details of your account were changed`,
    SessionsEnded: t`Your sessions were ended on every device`,
    RoleSet: t`The role of your account was changed`,
    TradeFilled: t`Your order was filled`,
    TradeCancelled: t`Your order was cancelled`,
    FixedDepositRateChanged: t`The rate of your fixed deposit was changed`,
    FixedDepositMatured: t`Your fixed deposit has ended`,
    FixedDepositCancelled: t`Your fixed deposit was cancelled`,
    InterestPaid: t`Interest of your fixed deposit was paid`,
    DepositAddressGiven: t`Your deposit address is ready`,
    DepositAddressRetired: t`A deposit address of yours is no longer used`,
    BankUnlinked: t`A bank account was removed from your account`,
    AddressBound: t`An address was put into your address book`,
    AddressUnbound: t`An address was taken out of your address book`,
    CardDetailsEdited: t`The details of your card were changed`,
    CardResumed: t`Your card can be used again`,
    CardLogReversed: t`A booking on your card was taken back`,
    AdjustmentBooked: t`Your wallet was adjusted`,
    MovementReversed: t`A movement of your wallet was taken back`,
    WithdrawalRequested: t`A withdrawal was entered for you`,
    CardPutInArrears: t`Your card is in arrears`,
    CardLetOutOfArrears: t`Your card can be used again`,
    WithdrawalReturned: t`The bank has sent a withdrawal back`,
    QuickPayReturned: t`A payment of yours came back`,
    PayCodeScanReturned: t`A payment of yours came back`,
    'identity-approved': t`Your identity is verified`,
    'identity-rejected': t`Your identity could not be verified`,
    'support-answered': t`Customer service has answered`,
    'bank-approved': t`Bank account approved`,
    'bank-rejected': t`Bank account rejected`,
  }
}
