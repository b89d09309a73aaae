// The movements that the storm makes. Written from the folders of the capabilities by `npm run registries`.

export { addresses } from './movements/addresses.ts'
export { bank } from './movements/bank.ts'
export { cardLife } from './movements/card-life.ts'
export { cards } from './movements/cards.ts'
export { coins } from './movements/coins.ts'
export { goneBads } from './movements/gone-bad.ts'
export { leaving } from './movements/leaving.ts'
export { office } from './movements/office.ts'
export { openings } from './movements/openings.ts'
export { payments } from './movements/payments.ts'
export { savings } from './movements/savings.ts'
export { vip } from './movements/vip.ts'
