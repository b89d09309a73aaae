// The groups of movements that the property test makes. Written from the folders of the capabilities by `npm run registries`.

export { bank } from './bank.ts'
export { cancelling } from './cancelling.ts'
export { cardNetwork } from './card-network.ts'
export { cardProcessor } from './card-processor.ts'
export { card } from './card.ts'
export { chain } from './chain.ts'
export { leaving } from './leaving.ts'
export { moneyRequests } from './money-requests.ts'
export { payQrs } from './pay-qrs.ts'
export { payments } from './payments.ts'
export { savings } from './savings.ts'
export { spine } from './spine.ts'
