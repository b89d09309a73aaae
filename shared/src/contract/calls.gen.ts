// The calls of every capability. Written from the folders of the capabilities by `npm run registries`.

import * as accountAuthenticatorCalls from './account/authenticator-calls.ts'
import * as accountCalls from './account/calls.ts'
import * as accountConfirmationCalls from './account/confirmation-calls.ts'
import * as accountHandleCalls from './account/handle-calls.ts'
import * as accountOfficeCalls from './account/office-calls.ts'
import * as accountPasskeyCalls from './account/passkey-calls.ts'
import * as accountPushCalls from './account/push-calls.ts'
import * as accountSafetyCalls from './account/safety-calls.ts'
import * as accountSignInCalls from './account/sign-in-calls.ts'
import * as bankCalls from './bank/calls.ts'
import * as bankOfficeCalls from './bank/office-calls.ts'
import * as cardCalls from './card/calls.ts'
import * as cardLogCalls from './card/log-calls.ts'
import * as cardNumberCalls from './card/number-calls.ts'
import * as cardOfficeCalls from './card/office-calls.ts'
import * as cardPurchaseCalls from './card/purchase-calls.ts'
import * as chainAllowListCalls from './chain/allow-list-calls.ts'
import * as chainCalls from './chain/calls.ts'
import * as chainCollectionCalls from './chain/collection-calls.ts'
import * as chainOfficeCalls from './chain/office-calls.ts'
import * as chainScanCalls from './chain/scan-calls.ts'
import * as exportsCalls from './exports/calls.ts'
import * as exportsOwnDataCalls from './exports/own-data-calls.ts'
import * as officeBulkCalls from './office/bulk-calls.ts'
import * as officeCalls from './office/calls.ts'
import * as officeFindCalls from './office/find-calls.ts'
import * as officeHomeCalls from './office/home-calls.ts'
import * as officeInboxCalls from './office/inbox-calls.ts'
import * as officeListSumsCalls from './office/list-sums-calls.ts'
import * as officeSavedViewCalls from './office/saved-view-calls.ts'

export * as audit from './audit/calls.ts'
export * as catalogue from './catalogue/calls.ts'
export * as earn from './earn/calls.ts'
export * as finance from './finance/calls.ts'
export * as identity from './identity/calls.ts'
export * as liabilities from './liabilities/calls.ts'
export * as operations from './operations/calls.ts'
export * as payQr from './pay-qr/calls.ts'
export * as payment from './payment/calls.ts'
export * as priceAlert from './price-alert/calls.ts'
export * as quickPay from './quick-pay/calls.ts'
export * as referral from './referral/calls.ts'
export * as statement from './statement/calls.ts'
export * as support from './support/calls.ts'
export * as swap from './swap/calls.ts'
export * as topUp from './top-up/calls.ts'
export * as trade from './trade/calls.ts'
export * as vip from './vip/calls.ts'
export * as wallet from './wallet/calls.ts'
export * as withdrawal from './withdrawal/calls.ts'

export const account = {
  ...accountAuthenticatorCalls,
  ...accountCalls,
  ...accountConfirmationCalls,
  ...accountHandleCalls,
  ...accountOfficeCalls,
  ...accountPasskeyCalls,
  ...accountPushCalls,
  ...accountSafetyCalls,
  ...accountSignInCalls,
} as const
export const bank = {
  ...bankCalls,
  ...bankOfficeCalls,
} as const
export const card = {
  ...cardCalls,
  ...cardLogCalls,
  ...cardNumberCalls,
  ...cardOfficeCalls,
  ...cardPurchaseCalls,
} as const
export const chain = {
  ...chainAllowListCalls,
  ...chainCalls,
  ...chainCollectionCalls,
  ...chainOfficeCalls,
  ...chainScanCalls,
} as const
export const exports = {
  ...exportsCalls,
  ...exportsOwnDataCalls,
} as const
export const office = {
  ...officeBulkCalls,
  ...officeCalls,
  ...officeFindCalls,
  ...officeHomeCalls,
  ...officeInboxCalls,
  ...officeListSumsCalls,
  ...officeSavedViewCalls,
} as const
