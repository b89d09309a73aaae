import type { Wallet } from './wallet.ts'
import type { WalletCommand } from './wallet-decider.ts'

/** A frozen wallet's refusal of whatever would move its money by its member's will, or let it out. */
export type WalletIsFrozen = { readonly kind: 'wallet-frozen' }

/**
 * What becomes of each command while the wallet is frozen. `rests`: what its member begins, and what lets out money that was
 * asked for before. `goes-on`: money that arrives, the end of what others have decided already, rejections, and what the
 * house owes or books by itself (interest, maturity, fees, the card network's settlements, corrections).
 */
const whileFrozen: Readonly<Record<WalletCommand['type'], 'rests' | 'goes-on'>> = {
  OpenWallet: 'goes-on',
  CloseWallet: 'goes-on',
  FreezeWallet: 'goes-on',
  UnfreezeWallet: 'goes-on',
  UnfreezeForMember: 'goes-on',
  RequestCurrency: 'goes-on',
  ApproveCurrency: 'goes-on',
  RejectCurrency: 'goes-on',
  SubmitTopUp: 'goes-on',
  ApproveTopUp: 'goes-on',
  RejectTopUp: 'goes-on',
  SubmitDeposit: 'goes-on',
  ReceiveDeposit: 'goes-on',
  FailDeposit: 'goes-on',
  CompleteDeposit: 'goes-on',
  RejectDeposit: 'goes-on',
  ConfirmDeposit: 'goes-on',
  SubmitFpsTopUp: 'goes-on',
  ApproveFpsTopUp: 'goes-on',
  RejectFpsTopUp: 'goes-on',
  CreditCircleDeposit: 'goes-on',
  RequestWithdrawal: 'rests',
  ApproveWithdrawal: 'rests',
  RejectWithdrawal: 'goes-on',
  RequestChainSend: 'rests',
  ApproveChainSend: 'rests',
  RejectChainSend: 'goes-on',
  ProposeAdjustment: 'goes-on',
  ApproveAdjustment: 'goes-on',
  RejectAdjustment: 'goes-on',
  ReverseMovement: 'goes-on',
  GrantBonus: 'goes-on',
  Swap: 'rests',
  SendQuickPay: 'rests',
  ReceiveQuickPay: 'goes-on',
  SubscribeFixedDeposit: 'rests',
  PayInterest: 'goes-on',
  ChangeFixedDepositRate: 'goes-on',
  MatureFixedDeposit: 'goes-on',
  RedeemFixedDeposit: 'rests',
  CancelFixedDeposit: 'goes-on',
  PlaceTrade: 'rests',
  FillTrade: 'rests',
  CancelTrade: 'goes-on',
  ReservePayCode: 'rests',
  PayFromCode: 'goes-on',
  ReceiveFromCode: 'goes-on',
  ReturnFromCode: 'goes-on',
  RequestPayment: 'goes-on',
  ReceiveRequestedPayment: 'goes-on',
  RejectRequestedPayment: 'goes-on',
  SendPayment: 'rests',
  SettlePayment: 'rests',
  FailPayment: 'goes-on',
  OpenCard: 'rests',
  ActivateCard: 'goes-on',
  BlockCard: 'goes-on',
  BookCardLog: 'goes-on',
  ReverseCardLog: 'goes-on',
  TakeCardFee: 'goes-on',
  SuspendCard: 'goes-on',
  SubmitCardOrder: 'rests',
  ProcessCardOrder: 'goes-on',
  RejectCardOrder: 'goes-on',
  ChargeCard: 'rests',
  ApproveCardCharge: 'rests',
  RejectCardCharge: 'goes-on',
  EditCardHolder: 'rests',
  ShowCardNumber: 'rests',
}

/** Whether a command rests because its wallet is frozen. */
export const restsFrozen = ({ type }: { readonly type: WalletCommand['type'] }, wallet: Wallet): boolean =>
  wallet.frozen && whileFrozen[type] === 'rests'
