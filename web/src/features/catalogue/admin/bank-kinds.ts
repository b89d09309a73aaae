import { msg } from '@lingui/core/macro'
import { productBankUsers } from '@strongroom/shared/words/catalogue/kind'
import { descriptorOf } from '../../../i18n/word.ts'
import {
  accountTypes,
  houseFields,
  ofThing,
  type ReferenceKind,
  savedBy,
  shown,
  sort,
  text,
  yesOrNo,
} from './fields.ts'

/** Banks: the house’s own and those that can be named. */
export const BANKS = {
  sysbanks: {
    title: msg`Banks of the house`,
    list: { whole: { name: 'catalogue.houseBankById', params: { id: 'all' } } },
    ...savedBy('sysBank.save'),
    remove: 'sysBank.remove',
    fields: [accountTypes, ...houseFields, shown, sort],
    columns: ['bank_name', 'beneficiary_name', 'account_number'],
  },
  isunbanks: {
    title: msg`Product banks`,
    list: { pages: { name: 'productBank.pages' } },
    create: 'productBank.create',
    edit: 'productBank.edit',
    hasIdInBody: true,
    remove: 'productBank.remove',
    show: 'catalogue.showProductBank',
    fields: [
      {
        name: 'user_type',
        label: msg`For whom`,
        of: ([0, 1, 2] as const).map(value => ({ value, label: descriptorOf(productBankUsers[value]) })),
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
    list: { pages: { name: 'externalBank.pages' } },
    create: 'externalBank.create',
    edit: 'externalBank.edit',
    hasIdInBody: true,
    remove: 'externalBank.remove',
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
    list: { whole: { name: 'catalogue.bankCategory', params: { id: 'all' } } },
    ...savedBy('bankCategory.save'),
    remove: 'bankCategory.remove',
    fields: [text('category_name', ofThing, true), sort],
    columns: ['category_name'],
  },
} as const satisfies Readonly<Record<string, ReferenceKind>>
