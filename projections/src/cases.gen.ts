// The read model in which the cases of every kind wait. Written from the folders of the capabilities by `npm run registries`.

export { bankAccountSource, depositSource, fpsTopUpSource } from './bank/case.ts'
export { cardChargeSource, cardOrderSource } from './card/case.ts'
export { addressApplicationSource, chainSendSource } from './chain/case.ts'
export { identitySource } from './identity/case.ts'
export { adjustmentSource } from './office/case.ts'
export { requestPaymentSource, sendPaymentSource } from './payment/case.ts'
export { topUpSource } from './top-up/case.ts'
export { vipApplicationSource } from './vip/case.ts'
export { currencyRequestSource } from './wallet/case.ts'
export { withdrawalSource } from './withdrawal/case.ts'
