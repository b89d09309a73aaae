import type { SettingCode } from '@strongroom/shared'
import {
  amount,
  byTwo,
  type Config,
  count,
  currency,
  decimal,
  page,
  secret,
  share,
  text,
  toggle,
  unitIssue,
  url,
} from './config-units.ts'

/**
 * Every setting that rules or screens ask for, by field code. Administrators may keep others beside them, which the
 * product hands out and does not read. A new setting is a line here, and its code in one of the `settingGroups`.
 */
export const configs = {
  // Deposits and withdrawals by bank. A VIP level's own rates come before these.
  bankDepositFeeRate: share('0', 'Fee of a bank deposit to the wallet, of what came in'),
  bankToCardFeeRate: share('0.01', 'Fee of a bank deposit to the card, of what came in'),
  bankToCardMinimum: amount('USD', '0', 'Smallest bank deposit to the card; 0 for none'),
  withdrawMinimum: decimal('20', 'Smallest withdrawal to a bank, in its own currency'),
  withdrawFee: decimal('5', 'Fixed part of the fee of a withdrawal to a bank, in its own currency'),
  withdrawFeeRate: share('0', 'Part of the fee of a withdrawal to a bank that grows with it'),
  cardToBankMinimum: amount('USD', '20', 'Smallest withdrawal from the card to a bank'),
  cardToBankFeeRate: share('0.02', 'Fee of a withdrawal from the card to a bank'),
  bankLimit: count('bank accounts', '3', 'Bank accounts a member may link'),
  bankLimitVip: count('bank accounts', '6', 'Bank accounts a member may link at the higher tier'),
  bankLimitVipLevel: count('VIP level', '3', 'VIP level at which the higher tier of bank accounts begins'),

  // Payments asked for and sent by bank.
  requestPaymentFeeRate: share('0', 'Fee of a payment a member has asked for, of what came in'),
  sendPaymentMinimum: decimal('10', 'Smallest payment sent to somebody’s bank, in its own currency'),
  sendPaymentFee: decimal('5', 'Fixed part of the fee of a sent payment, in its own currency'),
  sendPaymentFeeRate: share('0', 'Part of the fee of a sent payment that grows with it'),

  // Orders at the market.
  tradeMarketFeeRate: share('0.003', 'Fee of an order at the market, of what is paid'),

  // FPS. A VIP level's own ratio and maximum come before these.
  fpsStatus: toggle('1', 'Whether FPS top-ups are taken'),
  fpsRatio: decimal('0.127', 'What one HKD paid in by FPS is worth in fpsCurrency'),
  fpsCurrency: byTwo('house-account', currency('USD', 'The currency FPS top-ups are credited in')),
  fpsMinimum: amount('HKD', '100', 'Smallest FPS top-up'),
  fpsMaximum: amount('HKD', '50000', 'Largest FPS top-up'),
  fpsAccount: byTwo('house-account', text('', 'FPS identifier of the house that members pay to')),
  fpsAccountName: byTwo('house-account', text('', 'Name of the house as FPS shows it')),

  // Bonuses, paid when the member is first verified.
  signUpVoucherAmount: byTwo('bonus', decimal('5', 'Sign-up voucher, in signUpVoucherCurrency; 0 for none')),
  signUpVoucherCurrency: byTwo(
    'bonus',
    currency('XTP', 'Currency of the sign-up voucher; none is paid while it is not kept'),
  ),
  referrerBonus: byTwo(
    'bonus',
    amount('USD', '5', 'What a member gets for each verified member they brought; 0 for none'),
  ),
  refereeBonus: byTwo(
    'bonus',
    amount('USD', '5', 'What a verified member gets for having been brought; 0 for none'),
  ),

  // Limits for one administrator alone.
  adjustmentAloneUpTo: byTwo(
    'limit',
    secret(
      amount(
        'USDC',
        '1000',
        'What an administrator may credit or adjust by hand in a day without the consent of a second one',
      ),
    ),
  ),
  rateAloneShare: byTwo(
    'limit',
    secret(share('0.05', 'How far from the last one, and from the price, one administrator may set a rate')),
  ),
  centralAddressCoolingHours: byTwo(
    'limit',
    secret(count('hours', '24', 'How long nothing is collected to a central address after it was changed')),
  ),
  addressCoolingHours: byTwo(
    'limit',
    count('hours', '24', 'How long a new saved address and the end of an allow-list rest before they count'),
  ),

  payCodeRestHours: byTwo(
    'limit',
    count('hours', '24', 'How long nothing leaves an account whose PAY code was reset without the old one'),
  ),

  // The card.
  openCardFee: amount('USD', '50', 'Price of opening a card'),
  cardInitialBalance: amount('USD', '20', 'What is on a card when it is opened, beside the precharge'),
  cardRechargeFeeRate: share('0', 'Fee of charging the card'),
  cardChargeMinimum: amount('USD', '10', 'Smallest charge of the card'),
  cardChargeMaximum: amount('USD', '5000', 'Largest charge of the card'),
  cardChargeDaily: amount('USD', '10000', 'What can be charged to one card in a day'),
  cardMonthlyFee: amount('USD', '1', 'Monthly fee of a card'),
  cardMonthlyFeeDay: count('day of the month', '1', 'Day on which the monthly fee is taken'),
  cardAnnualFee: amount(
    'USD',
    '0',
    'Annual fee of a card, taken a year after its first day of use and each year from then on',
  ),
  // The house's bounds of purchases, of all cards: what one administrator alone may not widen.
  cardPurchaseMaximum: byTwo(
    'limit',
    amount('USD', '5000', 'Largest purchase with a card that its processor asks for'),
  ),
  cardPurchaseDaily: byTwo('limit', amount('USD', '10000', 'What can be bought with one card in a day')),
  cardPurchaseMonthly: byTwo('limit', amount('USD', '50000', 'What can be bought with one card in a month')),
  cardCashDaily: byTwo(
    'limit',
    amount('USD', '1000', 'What can be taken out in cash with one card in a day'),
  ),
  cardKindsOff: byTwo(
    'limit',
    text('', 'Kinds of merchant at which no card buys, with commas between: finance, leisure'),
  ),
  cardCountriesOff: byTwo(
    'limit',
    text('', 'Countries in which no card buys, as two letters with commas between'),
  ),
  cardTipShare: share('0.2', 'How far above what was authorised a purchase may be captured as a tip'),
  cardHoldDays: count('days', '7', 'How long an authorised purchase is held before it expires'),
  cardWixpayUrl: url('Page of the other payment provider for opening a card'),
  cardWixpayStatus: toggle('0', 'Whether a card can be opened through the other payment provider'),

  // Chains.
  ercThreshold: amount('USDT', '20', 'Smallest transfer over ERC20'),
  trcThreshold: amount('USDT', '10', 'Smallest transfer over TRC20'),
  ercCentralAddress: byTwo('central-address', secret(text('', 'Central address for collected ERC20 coins'))),
  trcCentralAddress: byTwo('central-address', secret(text('', 'Central address for collected TRC20 coins'))),
  riskScoreLimit: byTwo(
    'limit',
    secret(count('points', '70', 'Risk score from which a transfer on a chain takes a second administrator')),
  ),

  // Quick pay codes, SMS, earnings, the application.
  qrValidDays: count('days', '30', 'Longest validity of a quick-pay code'),
  qrMaxTimes: count('times', '1000', 'How often a quick-pay code may be scanned at most'),
  smsDailyLimit: count('messages', '5', 'SMS to one number in a day'),
  earnStatus: toggle('1', 'Whether fixed deposits are offered'),
  appVersion: text('', 'Newest version of the mobile application; only mobile clients read it'),
  appForceUpdate: toggle(
    '0',
    'Whether older versions of the mobile application have to be updated; only mobile clients read it',
  ),
  csrEmail: text('', 'E-mail address of customer service'),
  socialXUrl: url('Page of the house on X'),
  socialTelegramUrl: url('Page of the house on Telegram'),
  socialFacebookUrl: url('Page of the house on Facebook'),
  socialInstagramUrl: url('Page of the house on Instagram'),
  socialLinkedinUrl: url('Page of the house on LinkedIn'),
  ...page('faqUrl', 'Frequently asked questions'),
  ...page('privacyUrl', 'Privacy policy'),
  ...page('termsUrl', 'Terms and conditions'),
  ...page('feesUrl', 'Fees'),
  ...page('safetyTipsUrl', 'Safety tips'),
  ...page('whatIsTxidUrl', 'What a TXID is'),
  ...page('depositSampleUrl', 'Sample of a bank transfer'),
  ...page('kycSampleUrl', 'Sample of identity documents'),
  ...page('openCardProblemUrl', 'Help with opening a card'),
} as const satisfies Readonly<Record<SettingCode, Config>>

/** The code of a setting, by which events and calls name it. */
export type ConfigCode = keyof typeof configs

/** Whether the product itself reads a setting of this code. */
export const isConfigCode = (code: string): code is ConfigCode => Object.hasOwn(configs, code)

/** The fault of a value for a setting, or nothing. Settings that the product does not read take any words. */
export const configIssue = (code: string, value: string): string | undefined =>
  isConfigCode(code) ? unitIssue(describedSetting(code).unit, value) : undefined

/** The source of saved settings: the live catalogue, or a test's own. */
export type Settings = {
  readonly get: (kind: 'sys-config', code: string) => { readonly field_value: string } | undefined
}

/** A setting as all of them are described. */
export const describedSetting = (code: ConfigCode): Config => configs[code]

/** A setting as it holds now. */
export const configOf = (settings: Settings, code: ConfigCode): string =>
  settings.get('sys-config', code)?.field_value ?? configs[code].default
