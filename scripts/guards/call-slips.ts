import type { Slip } from './slip.ts'

const filterField = {
  file: 'shared/src/contract/swap/swaps.ts',
  after: "swapFilter = listFilter(['created_date'], {",
  text: 'planted: v.optional(currencyCode),',
}

/** Calls, lists and read models that do not agree with the contract. */
export const callSlips: readonly Slip[] = [
  {
    what: 'a read model misspelt by a call',
    file: 'shared/src/contract/vip/calls.ts',
    after: "reads: ['vip_applications",
    text: '_planted',
    names: 'shared/src/contract/vip/calls.ts',
  },
  {
    what: 'a projection that the contract does not list',
    file: 'projections/src/swap/swaps.ts',
    after: "name: 'swaps",
    text: '_planted',
    names: 'projections/src/swap/swaps.ts',
  },
  {
    what: 'a read model of the contract without a projection',
    file: 'shared/src/contract/swap/vocabulary.ts',
    after: 'readModels: [',
    text: "'planted',",
    names: 'projections/src/projections.ts',
  },
  {
    what: 'a wrong path in the web client',
    file: 'web/src/client/routes.gen.ts',
    after: "'swap.check': 'POST /swap",
    text: '/planted',
    names: 'web/src/client/routes.gen.ts',
  },
  {
    what: 'a call by a wrong name',
    file: 'web/src/features/swap/member/queries.ts',
    after: "callForOne('swap.check",
    text: 'Planted',
    names: 'web/src/features/swap/member/queries.ts',
  },
  {
    what: 'a screen that asks whether a role may make a call that does not exist',
    file: 'web/src/features/account/admin/member-acts.tsx',
    after: "may('account.setRole",
    text: 'Planted',
    names: 'web/src/features/account/admin/member-acts.tsx',
  },
  {
    what: 'a screen that writes a path',
    file: 'web/src/features/top-up/member/queries.ts',
    after: "callForOne('topUp.submit', {",
    text: " path: '/topup',",
    names: 'web/src/features/top-up/member/queries.ts',
  },
  {
    what: 'a refusal that the call does not declare',
    file: 'web/src/features/swap/member/swap.test.tsx',
    after: "refuses('swap.check', 'AMOUNT_TOO_SMALL'",
    text: "refuses('swap.check', 'CARD_MISSING'",
    isInstead: true,
    names: 'web/src/features/swap/member/swap.test.tsx',
  },
  {
    what: "a screen that reads another call's answer",
    file: 'web/src/features/withdrawal/admin/withdrawals.tsx',
    after: "name: 'withdrawal.cases'",
    text: "name: 'bank.depositCases'",
    isInstead: true,
    names: 'web/src/features/withdrawal/admin/withdrawals.tsx',
  },
  {
    what: 'a filter field that the list does not know',
    file: 'web/src/features/quick-pay/member/queries.ts',
    after: "filterOf('quickPay.list', search",
    text: "filterOf('quickPay.list', { ...search, planted: '1' }",
    isInstead: true,
    names: 'web/src/features/quick-pay/member/queries.ts',
  },
  {
    what: 'a filter field without a column of its read model',
    ...filterField,
    names: 'projections/src/swap/queries.ts',
  },
  {
    what: 'a filter field that the browser does not know',
    ...filterField,
    names: 'web/src/client/lists.gen.ts',
  },
  {
    what: 'a head that sorts by a name that its call does not know',
    file: 'web/src/features/account/admin/members.tsx',
    after: "sort: 'username",
    text: '_planted',
    names: 'web/src/features/account/admin/members.tsx',
  },
  {
    what: 'a list that looks into a column that no table has',
    file: 'projections/src/top-up/queries.ts',
    after: "begins: ['id', 'txid', 'external_tx_id",
    text: "begins: ['id', 'txid', 'external_txid",
    isInstead: true,
    names: 'projections/src/top-up/queries.ts',
  },
  {
    what: 'a sort name without a column',
    file: 'projections/src/trade/queries.ts',
    after: "price: 'price'",
    text: "planted: 'price'",
    isInstead: true,
    names: 'projections/src/trade/queries.ts',
  },
]
