import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { deliveryStates } from '@strongroom/shared/words/account/state'
import { noticeWords } from '@strongroom/shared/words-of/support'
import { descriptorOf } from '../../../../i18n/word.ts'
import { REVIEWED, statesOf } from '../../../../parts/lists/columns.tsx'

/** Delivery state of an e-mail or an SMS. */
export const deliveries = statesOf(deliveryStates, REVIEWED)

/** Words for the purpose of a code. */
export function useSceneWords(): Record<wire.Scene, string> {
  const { t } = useLingui()
  return {
    register: t`Opening an account`,
    login: t`Signing in`,
    forgetpassword: t`Choosing a new password`,
    quickpay: t`Quick pay`,
    sendonchain: t`Sending on chain`,
    withdraw: t`Withdrawal`,
    sendpayment: t`Payment to a bank`,
    delaccount: t`Deleting the account`,
    editcardholder: t`Editing the card holder`,
    cardlimit: t`Changing the daily limit of the card`,
    editpin: t`Changing the PAY code`,
    editpassword: t`Changing the password`,
    kyc: t`Verifying the identity`,
    unfreeze: t`Unfreezing the account`,
    allowlist: t`Turning off the allow-list`,
    authenticator: t`Turning on an authenticator app`,
    passkey: t`Adding or removing a passkey`,
    confirmdevice: t`Confirming payments on a device`,
  }
}

/** Words for an e-mail, by its name in the log of e-mails. One this client does not know keeps its name. */
export function useLetterWords(): (letter: string) => string {
  const { t, i18n } = useLingui()
  const scenes: ReadonlyMap<string, string> = new Map(Object.entries(useSceneWords()))
  const others: Readonly<Record<wire.PlainLetter, string>> = {
    'books-alarm': t`The books do not match`,
    'books-mended': t`A difference in the books is gone`,
    'account-exists': t`An account already exists`,
    'password-reset': t`The password was reset`,
    'password-changed': t`The password was changed`,
    'pin-changed': t`The PAY code was changed`,
    'email-edited': t`The e-mail address was changed`,
    'account-frozen': t`The account was frozen`,
    'account-unfrozen': t`The account was unfrozen`,
    'new-sign-in': t`A sign-in from a new device`,
    'allow-list-ending': t`The allow-list is being turned off`,
    'address-saved': t`A new address in the address book`,
    'authenticator-on': t`The authenticator app was turned on`,
    'authenticator-off': t`The authenticator app was turned off`,
    'authenticator-removed': t`Customer service turned off the authenticator app`,
    'authenticator-codes': t`New recovery codes were made`,
    'passkey-added': t`A passkey was added`,
    'passkey-removed': t`A passkey was removed`,
    'passkeys-ended': t`All passkeys were removed`,
    'recovery-code-used': t`A recovery code was used`,
    'device-confirms': t`A device confirms payments`,
    'identity-approved': t`The identity was verified`,
    'identity-rejected': t`The identity was not verified`,
    'identity-withdrawn': t`The verification was withdrawn`,
    'money-received': t`Money was received`,
    'money-requested': t`A member asks for money`,
    'top-up-approved': t`A top-up was approved`,
    'top-up-rejected': t`A top-up was rejected`,
    'deposit-approved': t`A bank deposit was credited`,
    'deposit-rejected': t`A bank deposit was rejected`,
    'bank-approved': t`A bank account was approved`,
    'bank-rejected': t`A bank account was rejected`,
    'withdrawal-approved': t`A withdrawal was approved`,
    'withdrawal-rejected': t`A withdrawal was rejected`,
    'chain-send-approved': t`A transfer on chain was sent`,
    'chain-send-rejected': t`A transfer on chain was rejected`,
    'requested-payment-approved': t`A requested payment was credited`,
    'requested-payment-rejected': t`A requested payment was closed`,
    'sent-payment-approved': t`A payment was sent`,
    'sent-payment-rejected': t`A payment was not sent`,
    'currency-approved': t`A wallet in a new currency was opened`,
    'currency-rejected': t`A wallet in a new currency was declined`,
    'card-charge-approved': t`A card was charged`,
    'card-charge-rejected': t`Charging a card was rejected`,
    'card-activated': t`A card was activated`,
    'card-blocked': t`A card was blocked`,
    'card-order-rejected': t`A card order was rejected`,
    'house-act': t`What the house has done`,
    'gift-cards-accepted': t`An application for gift cards was accepted`,
    'gift-cards-sent': t`Gift cards were sent`,
    'gift-cards-refused': t`An application for gift cards was rejected`,
    'virtual-account-given': t`A virtual account was given`,
    'export-made': t`An export is ready`,
    'export-failed': t`An export could not be made`,
    'data-copy-made': t`A copy of a member’s data is ready`,
    'support-answered': i18n._(descriptorOf(noticeWords['support-answered'])),
    'price-alert': t`A price has reached its limit`,
    'card-limit-reached': t`A share of a limit of the card is used`,
    'budget-reached': t`A share of a budget is spent`,
    'monthly-statement': t`A statement of a month is ready`,
    'scheduled-payment-skipped': t`A scheduled payment was skipped`,
    'card-frozen': t`The card was frozen`,
    'card-unfrozen': t`The card was unfrozen`,
    'card-number-made': t`A disposable number of the card was made`,
    'card-rules-set': t`The rules of the card were changed`,
    'card-limit-set': t`The daily limit of the card was changed`,
    'card-purchases-unwanted': t`Purchases above the limit, or with a frozen card`,
    mention: t`A note names an administrator`,
    'proposal-waits': t`A proposal waits`,
    'proposal-approved': t`A proposal was approved`,
    'proposal-rejected': t`A proposal was rejected`,
    'proposal-withdrawn': t`A proposal was withdrawn`,
    'proposal-lapsed': t`A proposal lapsed`,
  }
  const plain: ReadonlyMap<string, string> = new Map(Object.entries(others))
  return letter => {
    const scene = letter.startsWith('code-') ? scenes.get(letter.slice(5)) : undefined
    if (scene) return t`Code: ${scene}`
    if (letter.startsWith('records-')) return t`Records by e-mail`
    return plain.get(letter) ?? (letter || t`Letter`)
  }
}
