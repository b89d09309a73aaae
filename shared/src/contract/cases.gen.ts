// Every kind of case that waits for an administrator. Written from the folders of the capabilities by `npm run registries`.

export { bankAccountCase, depositCase, fpsTopUpCase } from './bank/case.ts'
export { cardChargeCase, cardOrderCase } from './card/case.ts'
export { addressApplicationCase, chainSendCase } from './chain/case.ts'
export { identityCase } from './identity/case.ts'
export { adjustmentCase, proposalCase } from './office/case.ts'
export { requestPaymentCase, sendPaymentCase } from './payment/case.ts'
export { topUpCase } from './top-up/case.ts'
export { vipApplicationCase } from './vip/case.ts'
export { currencyRequestCase } from './wallet/case.ts'
export { withdrawalCase } from './withdrawal/case.ts'
