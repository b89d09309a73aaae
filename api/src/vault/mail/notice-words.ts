import type { wire } from '@strongroom/shared'
import { noticeWords as titles } from '@strongroom/shared/words/account/notice-title'
import { msg, type Word } from '#words'

/** The acts of the house on a member's money or account, of which it tells them by one letter and under the bell. */
export type HouseAct =
  | `vip-${'approved' | 'rejected' | 'set'}`
  | `account-${'disabled' | 'enabled' | 'edited'}`
  | 'sessions-ended'
  | 'user-group-set'
  | 'role-set'
  | `order-${'filled' | 'cancelled'}`
  | `fixed-deposit-${'rate' | 'matured' | 'cancelled'}`
  | 'interest-paid'
  | `address-${'given' | 'retired' | 'bound' | 'unbound'}`
  | 'bank-unlinked'
  | `card-${'opened' | 'suspended' | 'edited' | 'in-arrears' | 'resumed' | 'log' | 'log-reversed' | 'declined' | 'bought'}`
  | 'adjusted'
  | 'reversed'
  | 'withdrawal-entered'
  | 'payment-returned'
  | `${'withdrawal' | 'sent-payment'}-sent-back`

type Texts = { readonly subject: Word; readonly text: Word<'amount' | 'why' | 'link'> }

/** The act, as the letter about it is called: by the title of its notice, where that says enough without the rest of the bell. */
export const houseActs: Readonly<Record<HouseAct, Word>> = {
  'vip-approved': titles.VipApplicationApproved,
  'vip-rejected': titles.VipApplicationRejected,
  'vip-set': titles.VipSet,
  'user-group-set': titles.UserGroupSet,
  'account-disabled': titles.MemberDisabled,
  'account-enabled': titles.MemberEnabled,
  'account-edited': titles.MemberEdited,
  'sessions-ended': titles.SessionsEnded,
  'role-set': titles.RoleSet,
  'order-filled': titles.TradeFilled,
  'order-cancelled': titles.TradeCancelled,
  'fixed-deposit-rate': titles.FixedDepositRateChanged,
  'fixed-deposit-matured': titles.FixedDepositMatured,
  'fixed-deposit-cancelled': titles.FixedDepositCancelled,
  'interest-paid': titles.InterestPaid,
  'address-given': titles.DepositAddressGiven,
  'address-retired': titles.DepositAddressRetired,
  'address-bound': titles.AddressBound,
  'address-unbound': titles.AddressUnbound,
  'bank-unlinked': titles.BankUnlinked,
  'card-opened': msg`Your card is open`,
  'card-edited': titles.CardDetailsEdited,
  'card-suspended': titles.CardSuspended,
  'card-in-arrears': titles.CardPutInArrears,
  'card-resumed': titles.CardResumed,
  'card-log': msg`Something was booked on your card`,
  'card-declined': titles.CardPurchaseDeclined,
  'card-bought': msg`A purchase was booked on your card that it had not let through as it was: please look at it`,
  'card-log-reversed': titles.CardLogReversed,
  adjusted: titles.AdjustmentBooked,
  reversed: titles.MovementReversed,
  'withdrawal-entered': titles.WithdrawalRequested,
  'withdrawal-sent-back': msg`Your bank has sent a withdrawal back, and the money is yours to use again`,
  'sent-payment-sent-back': msg`The payee’s bank has sent a payment of yours back, and it is in your wallet again`,
  'payment-returned': msg`A payment of yours could not arrive, and came back to your wallet`,
}

/** `{amount}` is `40.50 USD`; `{why}` is a paragraph with the reason of a rejection, `{link}` an address of ours. */
export const noticeWords: Readonly<Record<wire.NoticeLetter, Texts>> = {
  'money-received': {
    subject: msg`You have received money`,
    text: msg({ message: '{amount} has been added to your wallet. Sign in to see where it comes from.' }),
  },
  'money-requested': {
    subject: msg`A member asks you for money`,
    text: msg({
      message:
        'A member asks you for {amount}. Open this link to see who and what for, and to pay or decline:\n\n{link}',
    }),
  },
  'top-up-approved': {
    subject: msg`Your top-up is approved`,
    text: msg({ message: '{amount} from your top-up has been added to your wallet.' }),
  },
  'top-up-rejected': {
    subject: msg`Your top-up was rejected`,
    text: msg({ message: 'We have rejected your top-up, so nothing was added to your wallet.{why}' }),
  },
  'deposit-approved': {
    subject: msg`Your bank deposit has arrived`,
    text: msg({ message: 'We have credited {amount} from your bank deposit. Sign in to see it.' }),
  },
  'deposit-rejected': {
    subject: msg`Your bank deposit was rejected`,
    text: msg({ message: 'We could not credit your bank deposit.{why}' }),
  },
  'bank-approved': {
    subject: msg`Your bank account is approved`,
    text: msg`A bank account that you added is approved. You can use it for withdrawals and deposits now.`,
  },
  'bank-rejected': {
    subject: msg`Your bank account was rejected`,
    text: msg({ message: 'We could not approve a bank account that you added.{why}' }),
  },
  'withdrawal-approved': {
    subject: msg`Your withdrawal is on its way`,
    text: msg({ message: 'We have approved your withdrawal, and sent {amount} to your bank account.' }),
  },
  'withdrawal-rejected': {
    subject: msg`Your withdrawal was rejected`,
    text: msg({
      message:
        'We have rejected your withdrawal. The money that was locked for it is yours to use again.{why}',
    }),
  },
  'chain-send-approved': {
    subject: msg`Your transfer on chain was sent`,
    text: msg({
      message: 'We have sent your transfer of {amount} on chain. The network’s fee is part of that amount.',
    }),
  },
  'chain-send-rejected': {
    subject: msg`Your transfer on chain was rejected`,
    text: msg({
      message:
        'We have rejected your transfer on chain. The money that was locked for it is available in your wallet again.{why}',
    }),
  },
  'requested-payment-approved': {
    subject: msg`A payment that you requested has arrived`,
    text: msg({ message: '{amount} from a payment that you requested has been added to your wallet.' }),
  },
  'requested-payment-rejected': {
    subject: msg`A payment that you requested was closed`,
    text: msg({
      message: 'We have closed a payment that you requested. Nothing was added to your wallet.{why}',
    }),
  },
  'sent-payment-approved': {
    subject: msg`Your payment is on its way`,
    text: msg({ message: 'We have sent your payment of {amount}.' }),
  },
  'sent-payment-rejected': {
    subject: msg`Your payment was not sent`,
    text: msg({
      message:
        'We could not send your payment. The money that was locked for it is available in your wallet again.{why}',
    }),
  },
  'currency-approved': {
    subject: msg`Your new wallet is open`,
    text: msg`We have opened the wallet that you asked for. Sign in to see it.`,
  },
  'currency-rejected': {
    subject: msg`Your request for a wallet was declined`,
    text: msg({ message: 'We have not opened a wallet in the currency that you asked for.{why}' }),
  },
  'card-charge-approved': {
    subject: msg`Your card is charged`,
    text: msg({ message: 'We have added {amount} to your card.' }),
  },
  'card-charge-rejected': {
    subject: msg`Charging your card was rejected`,
    text: msg({
      message:
        'We have not charged your card. The money that was locked for it is available in your wallet again.{why}',
    }),
  },
  'card-activated': {
    subject: titles.CardActivated,
    text: msg`We have activated your card. You can use it now.`,
  },
  'card-blocked': {
    subject: titles.CardBlocked,
    text: msg({ message: 'We have blocked your card, so it cannot be used. Its money stays yours.{why}' }),
  },
  'card-order-rejected': {
    subject: msg`Your card order was rejected`,
    text: msg({
      message:
        'The card’s provider knows no such order. Sign in to check its number and enter it again.{why}',
    }),
  },
}

/** The letter about what the house has done. `{what}` is a sentence of `houseActs`, `{sum}` its amount where it has one. */
export const houseWords = {
  subject: msg({ message: '{what}' }),
  text: msg({
    message: '{what}.{sum}{why}\n\nSign in to see it. If it surprises you, write to us at once.',
  }),
  /** To a member who cannot sign in now. */
  textOfDisabled: msg({
    message:
      '{what}.{why}\n\nYou cannot sign in for now, and your money is kept. Write to customer service to have the account opened again.',
  }),
}

/** The line of the amount in the letter about what the house has done. */
export const houseSum = msg({ message: '\n\nAmount: {amount}' })

/** The part of money sent back that the bank has kept, which is not in that amount. */
export const houseCharge = msg({ message: '\nThe bank’s charge: {amount}' })
