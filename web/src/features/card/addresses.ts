import { at, openAt } from '../../parts/address/at.ts'
import { withProps } from '../../parts/address/screen-at.ts'
import { listAddress, listSearch } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'
import { chargeSearch, openCardSearch } from './member/card-search.ts'

export const addresses = [
  openAt('/cardbalance', async () => (await import('./admin/card-balance.tsx')).CardBalance),
  at('/prepaidcard', async () => (await import('./member/prepaid-card.tsx')).PrepaidCard),
  at(
    '/prepaidcard/billAddress',
    async () => (await import('./member/bill-address.tsx')).BillAddress,
    stepSearch,
  ),
  at(
    '/prepaidcard/CardFeeList',
    withProps(async () => (await import('./member/card-lines.tsx')).CardLines, { kind: 'fee' }),
    listAddress<'card.transactions', 'open'>(),
  ),
  at('/prepaidcard/charge', async () => (await import('./member/charge.tsx')).Charge, chargeSearch),
  at(
    '/prepaidcard/ChargeList',
    withProps(async () => (await import('./member/card-lines.tsx')).CardLines, { kind: 'charge' }),
    listAddress<'card.transactions', 'open'>(),
  ),
  at(
    '/prepaidcard/limit',
    async () => (await import('./member/set-card-limit.tsx')).SetCardLimit,
    stepSearch,
  ),
  at(
    '/prepaidcard/purchases',
    async () => (await import('./member/purchases.tsx')).Purchases,
    listAddress<'card.purchases', 'open'>(),
  ),
  at(
    '/prepaidcard/numbers',
    async () => (await import('./member/card-numbers.tsx')).CardNumbers,
    listAddress<'card.numbers'>(),
  ),
  at('/prepaidcard/newnumber', async () => (await import('./member/new-number.tsx')).NewNumber),
  at('/prepaidcard/rules', async () => (await import('./member/card-rules.tsx')).CardRules),
  at('/prepaidcard/try', async () => (await import('./member/try-purchase.tsx')).TryPurchase),
  at('/prepaidcard/opencard', async () => (await import('./member/open-card.tsx')).OpenCard, openCardSearch),
  at(
    '/prepaidcard/SpendList',
    withProps(async () => (await import('./member/card-lines.tsx')).CardLines, { kind: 'spend' }),
    listAddress<'card.transactions', 'open'>(),
  ),
  at(
    '/admin/cardfeecalculation',
    async () => (await import('./admin/card-fees.tsx')).CardFees,
    listSearch(['tab']),
  ),
  at(
    '/admin/cardimports',
    async () => (await import('./admin/card-imports.tsx')).CardImports,
    listAddress<'card.imports', 'open'>(),
  ),
  at(
    '/admin/cardmember',
    async () => (await import('./admin/card-sums.tsx')).CardMembers,
    listAddress<'card.members'>(),
  ),
  at(
    '/admin/cardordernumbers',
    async () => (await import('./admin/card-order.case.tsx')).OrderCases,
    listAddress<'card.orders', 'open'>(),
  ),
  at(
    '/admin/cards',
    async () => (await import('./admin/cards.tsx')).Cards,
    listAddress<'card.all', 'open'>(),
  ),
  at(
    '/admin/cardpurchases',
    async () => (await import('./admin/card-purchases.tsx')).CardPurchases,
    listAddress<'card.allPurchases', 'open'>(),
  ),
  at(
    '/admin/member/$uid/cardpurchases',
    async () => (await import('./admin/card-purchases.tsx')).CardPurchases.of,
    listAddress<'card.allPurchases', 'open'>(),
  ),
  at(
    '/admin/cardsummary',
    async () => (await import('./admin/card-sums.tsx')).CardSummaries,
    listAddress<'card.summaries'>(),
  ),
  at(
    '/admin/logconsumecards',
    async () => (await import('./admin/card-logs.tsx')).CardLogs,
    listAddress<'card.logs', 'open'>(),
  ),
  at(
    '/admin/logrechargecards',
    async () => (await import('./admin/card-charge.case.tsx')).ChargeCases,
    listAddress<'card.chargeCases', 'open'>(),
  ),
  at(
    '/admin/member/$uid/cards',
    async () => (await import('./admin/cards.tsx')).Cards.of,
    listAddress<'card.all', 'open'>(),
  ),
] as const
