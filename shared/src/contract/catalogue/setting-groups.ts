/** The settings that are addresses of pages have one for each of these endings. */
type InLanguages<N extends string> = `${N}${'En' | 'Zh' | 'Sc'}`
const page = <const N extends string>(name: N): readonly InLanguages<N>[] => [
  `${name}En`,
  `${name}Zh`,
  `${name}Sc`,
]

/**
 * The product's settings in groups, each setting in one of them, in the order in which they stand on screen. A group's name is
 * the last part of its screen's address. A new setting is a code here; its unit, default and meaning stand in the ledger's
 * catalogue, and the types ask for both.
 */
export const settingGroups = {
  bankfeerate: [
    'bankDepositFeeRate',
    'bankToCardFeeRate',
    'bankToCardMinimum',
    'cardToBankFeeRate',
    'cardToBankMinimum',
    'withdrawMinimum',
    'withdrawFee',
    'withdrawFeeRate',
    'sendPaymentMinimum',
    'sendPaymentFee',
    'sendPaymentFeeRate',
    'requestPaymentFeeRate',
    'tradeMarketFeeRate',
  ],
  fps: ['fpsStatus', 'fpsMinimum', 'fpsMaximum', 'fpsRatio', 'fpsCurrency', 'fpsAccount', 'fpsAccountName'],
  cryptoapiset: [
    'riskScoreLimit',
    'ercThreshold',
    'ercCentralAddress',
    'trcThreshold',
    'trcCentralAddress',
    'centralAddressCoolingHours',
    'addressCoolingHours',
    'payCodeRestHours',
  ],
  card: [
    'openCardFee',
    'cardInitialBalance',
    'cardChargeMinimum',
    'cardChargeMaximum',
    'cardChargeDaily',
    'cardRechargeFeeRate',
    'cardMonthlyFee',
    'cardMonthlyFeeDay',
    'cardAnnualFee',
    'cardPurchaseMaximum',
    'cardPurchaseDaily',
    'cardPurchaseMonthly',
    'cardCashDaily',
    'cardKindsOff',
    'cardCountriesOff',
    'cardTipShare',
    'cardHoldDays',
    'cardWixpayStatus',
    'cardWixpayUrl',
  ],
  payearn: ['qrValidDays', 'qrMaxTimes', 'earnStatus'],
  bonus: ['referrerBonus', 'refereeBonus', 'signUpVoucherAmount', 'signUpVoucherCurrency'],
  limits: [
    'adjustmentAloneUpTo',
    'rateAloneShare',
    'bankLimit',
    'bankLimitVip',
    'bankLimitVipLevel',
    'smsDailyLimit',
  ],
  app: ['appVersion', 'appForceUpdate'],
  contact: [
    'csrEmail',
    'socialXUrl',
    'socialTelegramUrl',
    'socialFacebookUrl',
    'socialInstagramUrl',
    'socialLinkedinUrl',
  ],
  pages: [
    ...page('termsUrl'),
    ...page('privacyUrl'),
    ...page('feesUrl'),
    ...page('faqUrl'),
    ...page('safetyTipsUrl'),
    ...page('whatIsTxidUrl'),
    ...page('kycSampleUrl'),
    ...page('depositSampleUrl'),
    ...page('openCardProblemUrl'),
  ],
} as const

/** The name of a group of settings, as its address says it. */
export type SettingGroup = keyof typeof settingGroups
/** The code of a setting that the product reads. */
export type SettingCode = (typeof settingGroups)[SettingGroup][number]
/** The code of a setting that is no address of a page in one language. */
export type SettingNoPage = (typeof settingGroups)[Exclude<SettingGroup, 'pages'>][number]
