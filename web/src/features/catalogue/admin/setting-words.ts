import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SettingGroup } from '@strongroom/shared'

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
