import { msg } from '@lingui/core/macro'
import {
  accountTypes,
  banks,
  houseFields,
  ofThing,
  type ReferenceKind,
  shown,
  sort,
  text,
  usual,
  yesOrNo,
} from './fields.ts'

/** Banks: the house’s own and those that can be named. */
export const BANKS = {
  sysbanks: {
    title: msg`Banks of the house`,
    list: { path: '/sysbanks/all', isPaged: false },
    ...usual('/sysbanks'),
    fields: [accountTypes, ...houseFields, shown, sort],
    columns: ['bank_name', 'beneficiary_name', 'account_number'],
  },
  isunbanks: {
    title: msg`Product banks`,
    ...banks('/isunbanks'),
    fields: [
      {
        name: 'user_type',
        label: msg`For whom`,
        of: [
          { value: 0, label: msg`Individual` },
          { value: 1, label: msg`Business` },
          { value: 2, label: msg`Individual - HSBC` },
        ],
      },
      ...houseFields,
      { ...shown, name: 'is_show' },
      {
        name: 'is_hsbc',
        label: msg`HSBC`,
        of: yesOrNo,
      },
      sort,
    ],
    columns: ['bank_name', 'beneficiary_name', 'account_number'],
  },
  externalbanks: {
    title: msg`External banks`,
    ...banks('/externalbanks'),
    fields: [
      text('bank_name', msg`Bank`, true),
      text('swift_code', msg`SWIFT`),
      text('country', msg`Country`),
      accountTypes,
      shown,
      sort,
    ],
    columns: ['bank_name', 'swift_code', 'country'],
  },
  bankcategories: {
    title: msg`Bank categories`,
    list: { path: '/bankcategorys/all', isPaged: false },
    ...usual('/bankcategorys'),
    fields: [text('category_name', ofThing, true), sort],
    columns: ['category_name'],
  },
} as const satisfies Readonly<Record<string, ReferenceKind>>
