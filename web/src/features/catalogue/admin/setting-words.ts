import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SettingGroup, SettingNoPage } from '@strongroom/shared'

/** The settings that are addresses of pages have one for each of these endings. */
export const PAGE_LANGUAGES = {
  En: msg`in English and wherever a language has none of its own`,
  Zh: msg`in Traditional Chinese`,
  Sc: msg`in Simplified Chinese`,
} as const

/** The pages that settings lead to, by what their codes begin with. */
export const SETTING_PAGES: Readonly<Record<string, MessageDescriptor>> = {
  termsUrl: msg`Terms and conditions`,
  privacyUrl: msg`Privacy policy`,
  feesUrl: msg`Fees`,
  faqUrl: msg`Frequently asked questions`,
  safetyTipsUrl: msg`Safety tips`,
  whatIsTxidUrl: msg`What a TXID is`,
  kycSampleUrl: msg`Sample of identity documents`,
  depositSampleUrl: msg`Sample of a bank transfer`,
  openCardProblemUrl: msg`Help with opening a card`,
}

/** The names of the groups of settings. */
export const GROUP_TITLES: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  bankfeerate: msg`Fees of bank money`,
  fps: msg`FPS`,
  cryptoapiset: msg`Chains and risk scores`,
  card: msg`Prepaid card`,
  payearn: msg`Quick pay and earning`,
  bonus: msg`Bonuses`,
  limits: msg`Limits`,
  app: msg`Mobile application`,
  contact: msg`Contacts of the house`,
  pages: msg`Pages the product leads to`,
}

/** Meaning of each setting in the reader's words; the pages have theirs above. */
export const SETTING_WORDS: Readonly<Record<SettingNoPage, MessageDescriptor>> = {
  withdrawMinimum: msg`Smallest withdrawal to a bank, in its own currency`,
  withdrawFee: msg`Fixed part of the fee of a withdrawal to a bank, in its own currency`,
  withdrawFeeRate: msg`Part of the fee of a withdrawal to a bank that grows with it`,
  sendPaymentMinimum: msg`Smallest payment sent to somebody’s bank, in its own currency`,
  sendPaymentFee: msg`Fixed part of the fee of a sent payment, in its own currency`,
  sendPaymentFeeRate: msg`Part of the fee of a sent payment that grows with it`,
  requestPaymentFeeRate: msg`Fee of a payment a member has asked for, of what came in`,
  bankDepositFeeRate: msg`Fee of a bank deposit to the wallet, of what came in`,
  ercThreshold: msg`Smallest transfer over ERC20`,
  ercCentralAddress: msg`Central address for collected ERC20 coins`,
  trcThreshold: msg`Smallest transfer over TRC20`,
  trcCentralAddress: msg`Central address for collected TRC20 coins`,
  riskScoreLimit: msg`Risk score from which a transfer on a chain takes a second administrator`,
  fpsStatus: msg`Whether FPS top-ups are taken`,
  fpsMinimum: msg`Smallest FPS top-up`,
  fpsMaximum: msg`Largest FPS top-up`,
  fpsRatio: msg`What one HKD paid in by FPS is worth in the currency below`,
  fpsCurrency: msg`The currency FPS top-ups are credited in`,
  fpsAccount: msg`FPS identifier of the house that members pay to`,
  fpsAccountName: msg`Name of the house as FPS shows it`,
  openCardFee: msg`Price of opening a card`,
  cardInitialBalance: msg`What is on a card when it is opened, beside the precharge`,
  cardChargeMinimum: msg`Smallest charge of the card`,
  cardChargeMaximum: msg`Largest charge of the card`,
  cardChargeDaily: msg`What can be charged to one card in a day`,
  cardRechargeFeeRate: msg`Fee of charging the card`,
  bankToCardFeeRate: msg`Fee of a bank deposit to the card, of what came in`,
  bankToCardMinimum: msg`Smallest bank deposit to the card; 0 for none`,
  cardToBankMinimum: msg`Smallest withdrawal from the card to a bank`,
  cardToBankFeeRate: msg`Fee of a withdrawal from the card to a bank`,
  cardMonthlyFee: msg`Monthly fee of a card`,
  cardMonthlyFeeDay: msg`Day on which the monthly fee is taken`,
  cardAnnualFee: msg`Annual fee of a card, taken a year after its first day of use and each year from then on`,
  cardWixpayStatus: msg`Whether a card can be opened through the other payment provider`,
  cardWixpayUrl: msg`Page of the other payment provider for opening a card`,
  qrValidDays: msg`Longest validity of a quick-pay code`,
  qrMaxTimes: msg`How often a quick-pay code may be scanned at most`,
  earnStatus: msg`Whether fixed deposits are offered`,
  referrerBonus: msg`What a member gets for each verified member they brought; 0 for none`,
  refereeBonus: msg`What a verified member gets for having been brought; 0 for none`,
  signUpVoucherAmount: msg`Sign-up voucher, in the currency below; 0 for none`,
  signUpVoucherCurrency: msg`Currency of the sign-up voucher; none is paid while it is not kept`,
  socialXUrl: msg`Page of the house on X`,
  socialTelegramUrl: msg`Page of the house on Telegram`,
  socialFacebookUrl: msg`Page of the house on Facebook`,
  socialInstagramUrl: msg`Page of the house on Instagram`,
  socialLinkedinUrl: msg`Page of the house on LinkedIn`,
  csrEmail: msg`E-mail address of customer service`,
  bankLimit: msg`Bank accounts a member may link`,
  bankLimitVip: msg`Bank accounts a member may link at the higher tier`,
  bankLimitVipLevel: msg`VIP level at which the higher tier of bank accounts begins`,
  smsDailyLimit: msg`SMS to one number in a day`,
  adjustmentAloneUpTo: msg`What an administrator may credit or adjust by hand in a day without the consent of a second one`,
  rateAloneShare: msg`How far from the last one, and from the price, one administrator may set a rate`,
  centralAddressCoolingHours: msg`How long nothing is collected to a central address after it was changed`,
  payCodeRestHours: msg`How long nothing leaves an account whose PAY code was reset without the old one`,
  addressCoolingHours: msg`How long a new saved address and the end of an allow-list rest before they count`,
  appVersion: msg`Newest version of the mobile application; only mobile clients read it`,
  appForceUpdate: msg`Whether older versions of the mobile application have to be updated; only mobile clients read it`,
}

/** Units in words; currencies are their own. */
export const SETTING_UNITS: Readonly<Record<string, MessageDescriptor>> = {
  'bank accounts': msg`accounts`,
  'VIP level': msg`level`,
  'day of the month': msg`of the month`,
  days: msg`days`,
  times: msg`times`,
  points: msg`points`,
  messages: msg`a day`,
  hours: msg`hours`,
}
