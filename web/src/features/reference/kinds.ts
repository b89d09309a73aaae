import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Choice = { readonly value: number; readonly label: MessageDescriptor }
/** One field of a record. `null` in a decimal that may be missing stands for "as the settings say". */
export type Field = {
  readonly name: string
  readonly label: MessageDescriptor
  readonly of:
    | 'text'
    | 'whole'
    /** Left out when it is empty. */
    | 'whole-or-none'
    | 'decimal'
    | 'decimal-or-null'
    /** A decimal for each of some levels: `3: 0.001, 5: 0`. */
    | 'by-level'
    | readonly Choice[]
  /** What is said under the field: what it stands for when it is empty, or how it is written. */
  readonly whenEmpty?: MessageDescriptor
  readonly isNeeded?: boolean
  /** Cannot be changed once the record is there: it is its key. */
  readonly isKey?: boolean
}

/** One kind of reference data: its calls, its fields, which of them the list shows. */
export type ReferenceKind = {
  readonly title: MessageDescriptor
  readonly list: { readonly path: string; readonly isPaged: boolean }
  readonly create: (id: string) => string
  readonly edit: (id: string) => string
  /** Whether the id goes into the body of an edit. */
  readonly hasIdInBody: boolean
  readonly remove?: (id: string) => string
  readonly fields: readonly Field[]
  readonly columns: readonly string[]
}

/** What a thing is called; a person's name is another word in some languages. */
const ofThing = msg({ message: 'Name', context: 'of a thing' })
const shown: Field = {
  name: 'status',
  label: msg`Shown`,
  of: [
    { value: 1, label: msg`Yes` },
    { value: 0, label: msg`No` },
  ],
}
const sort: Field = { name: 'sort', label: msg`Place in the list`, of: 'whole' }
const text = (name: string, label: MessageDescriptor, isNeeded = false): Field => ({
  name,
  label,
  of: 'text',
  isNeeded,
})
const accountTypes: Field = {
  name: 'account_type',
  label: msg`Kind of bank`,
  of: [
    { value: 0, label: msg`US bank` },
    { value: 1, label: msg`EU bank` },
    { value: 2, label: msg`Other bank` },
    { value: 3, label: msg`Hong Kong bank` },
  ],
}
const houseFields = [
  text('beneficiary_name', msg`Beneficiary`, true),
  text('bank_name', msg`Bank`, true),
  text('account_number', msg`Account number`, true),
  text('swift_code', msg`SWIFT`),
  text('bank_routing_number', msg`Routing number`),
  text('bank_address', msg`Address of the bank`),
]
const share = (name: string, label: MessageDescriptor): Field => ({ name, label, of: 'decimal-or-null' })

/** Calls that follow the usual pattern: one path saves, the id goes into the body. */
const usual = (base: string) => ({
  create: () => base,
  edit: () => base,
  hasIdInBody: true,
  remove: (id: string) => `${base}/${id}`,
})
const banks = (base: string) => ({
  list: { path: `${base}/list`, isPaged: true },
  create: () => `${base}/createBank`,
  edit: () => `${base}/editBank`,
  hasIdInBody: true,
  remove: (id: string) => `${base}/${id}`,
})

/** Calls where the id stands in the path, 0 for a new record. */
const byPath = (base: string) => ({
  list: { path: `${base}/list`, isPaged: true },
  create: () => `${base}/0`,
  edit: (id: string) => `${base}/${id}`,
  hasIdInBody: false,
  remove: (id: string) => `${base}/${id}`,
})

const yesOrNo = [
  { value: 0, label: msg`No` },
  { value: 1, label: msg`Yes` },
] as const

/** Reference data that administrators keep, by the last part of its screen's address. A new kind is an entry and a route. */
export const REFERENCE = {
  currencys: {
    title: msg`Currencies`,
    list: { path: '/currencys/list', isPaged: false },
    ...usual('/currencys'),
    fields: [
      { ...text('currency_code', msg`Currency code`, true), isKey: true },
      text('currency_name', ofThing, true),
      text('currency_img', msg`Address of its icon`),
      {
        name: 'type',
        label: msg`Type`,
        of: [
          { value: 0, label: msg`Digital` },
          { value: 1, label: msg`Fiat` },
          { value: 2, label: msg`Stable` },
        ],
      },
      {
        name: 'scale',
        label: msg`Decimal places`,
        of: 'whole-or-none',
        whenEmpty: msg`The books keep them for ever. Empty: 2 for fiat, 6 for stable, 8 for digital.`,
        isKey: true,
      },
      { name: 'on_request', label: msg`A wallet in it needs consent`, of: yesOrNo },
      shown,
      sort,
    ],
    columns: ['currency_code', 'currency_name', 'type', 'scale'],
  },
  networks: {
    title: msg`Networks`,
    list: { path: '/networks/list', isPaged: false },
    ...usual('/networks'),
    fields: [
      { ...text('network_code', msg`Network code`, true), isKey: true },
      text('network_name', ofThing, true),
      shown,
      sort,
    ],
    columns: ['network_code', 'network_name'],
  },
  fixednetworks: {
    title: msg`Networks of currencies`,
    list: { path: '/fixednetworks/list', isPaged: false },
    ...usual('/fixednetworks'),
    fields: [
      { ...text('currency', msg`Currency`, true), isKey: true },
      { ...text('network_code', msg`Network`, true), isKey: true },
      shown,
      sort,
    ],
    columns: ['currency', 'network_code'],
  },
  swaprates: {
    title: msg`Swap rates`,
    list: { path: '/swaprateslist', isPaged: true },
    create: () => '/swaprates/add',
    edit: () => '/swaprates',
    hasIdInBody: true,
    remove: (id: string) => `/swaprates/${id}`,
    fields: [
      { ...text('source', msg`Currency given`, true), isKey: true },
      { ...text('target', msg`Currency received`, true), isKey: true },
      { name: 'rate', label: msg`What one of it buys`, of: 'decimal', isNeeded: true },
      {
        name: 'feeRate',
        label: msg`Fee rate`,
        of: 'decimal',
        whenEmpty: msg`As a share of what is given: 0.003 is 0.3 %.`,
        isNeeded: true,
      },
      {
        name: 'vipFeeRates',
        label: msg`Fee of VIP levels that differ`,
        of: 'by-level',
        whenEmpty: msg`Level and fee, such as 3: 0.001, 5: 0. Empty: the same for all.`,
      },
      shown,
    ],
    columns: ['source', 'target', 'rate', 'feeRate'],
  },
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
  viplevels: {
    title: msg`VIP levels`,
    list: { path: '/viplevels/list', isPaged: false },
    create: () => '/viplevels/add',
    edit: () => '/viplevels',
    hasIdInBody: true,
    fields: [
      { name: 'level', label: msg`Level`, of: 'whole', isNeeded: true, isKey: true },
      text('level_name', ofThing, true),
      share('cc_rate', msg`Fee of swaps between coins`),
      share('fps_ratio', msg`FPS ratio`),
      share('fps_max', msg`FPS maximum, in HKD`),
      share('bank_deposit_rate', msg`Fee of bank deposits`),
      share('bank_withdraw_rate', msg`Fee of withdrawals`),
      shown,
      sort,
    ],
    columns: ['level', 'level_name', 'bank_deposit_rate', 'bank_withdraw_rate'],
  },
  sysinvitecodes: {
    title: msg`Invite codes`,
    list: { path: '/sysinvitecodes/list', isPaged: true },
    ...usual('/sysinvitecodes'),
    fields: [
      { ...text('code', msg`Invite code`, true), isKey: true },
      { name: 'award_amount', label: msg`Award`, of: 'decimal', isNeeded: true },
      text('currency', msg`Currency`, true),
      shown,
      sort,
    ],
    columns: ['code', 'award_amount', 'currency'],
  },
  areacodes: {
    title: msg`Area codes`,
    list: { path: '/areacodes/list', isPaged: false },
    ...usual('/areacodes'),
    fields: [text('name', ofThing, true), text('code', msg`Dial code`, true), shown, sort],
    columns: ['name', 'code'],
  },
  countrys: {
    title: msg`Countries`,
    ...byPath('/countrys'),
    fields: [
      text('name', ofThing, true),
      { ...text('code', msg`Two letters`, true), isKey: true },
      shown,
      sort,
    ],
    columns: ['name', 'code'],
  },
  fixeddepositplans: {
    title: msg`Plans`,
    list: { path: '/fixeddeposit/all', isPaged: false },
    create: () => '/fixeddeposit/add',
    edit: () => '/fixeddeposit',
    hasIdInBody: true,
    remove: (id: string) => `/fixeddeposit/${id}`,
    fields: [
      { ...text('currency', msg`Currency`, true), isKey: true },
      {
        name: 'term',
        label: msg`Term`,
        isKey: true,
        of: [
          { value: 0, label: msg`Current` },
          { value: 1, label: msg`1 month` },
          { value: 3, label: msg`3 months` },
          { value: 6, label: msg`6 months` },
          { value: 12, label: msg`12 months` },
        ],
      },
      { name: 'rate', label: msg`Rate a year, in percent`, of: 'decimal', isNeeded: true },
      { name: 'minimum', label: msg`Smallest amount`, of: 'decimal', isNeeded: true },
      shown,
      sort,
    ],
    columns: ['currency', 'term', 'rate', 'minimum'],
  },
  tradepairs: {
    title: msg`Trade pairs`,
    list: { path: '/trades', isPaged: true },
    create: () => '/trades',
    edit: () => '/trades',
    hasIdInBody: true,
    fields: [
      { ...text('base', msg`Traded currency`, true), isKey: true },
      { ...text('target', msg`Priced in`, true), isKey: true },
      { name: 'minimum', label: msg`Smallest order`, of: 'decimal', isNeeded: true },
      {
        name: 'price',
        label: msg`Price now; orders it reaches are filled`,
        whenEmpty: msg`Empty: administrators fill the orders.`,
        of: 'decimal-or-null',
      },
      shown,
      sort,
    ],
    columns: ['base', 'target', 'minimum', 'price'],
  },
  chargeitems: {
    title: msg`Charge items`,
    ...byPath('/chargeItems'),
    fields: [
      { name: 'amount', label: msg`Amount, in USD`, of: 'decimal', isNeeded: true },
      { name: 'usdc_required', label: msg`USDC required`, of: 'decimal', isNeeded: true },
      { name: 'usdt_required', label: msg`USDT required`, of: 'decimal', isNeeded: true },
      shown,
      sort,
    ],
    columns: ['amount', 'usdc_required', 'usdt_required'],
  },
  prechargeitems: {
    title: msg`Pre-charge items`,
    ...byPath('/prechargeItems'),
    fields: [{ name: 'amount', label: msg`Amount, in USD`, of: 'decimal', isNeeded: true }, shown, sort],
    columns: ['amount'],
  },
  sendonchainfees: {
    title: msg`Fees of sending on chain`,
    list: { path: '/socfees/list', isPaged: false },
    ...usual('/socfees'),
    fields: [
      { ...text('currency', msg`Currency`, true), isKey: true },
      { ...text('network', msg`Network`, true), isKey: true },
      { name: 'fee', label: msg`Fee, out of the amount`, of: 'decimal', isNeeded: true },
      shown,
      sort,
    ],
    columns: ['currency', 'network', 'fee'],
  },
} as const satisfies Readonly<Record<string, ReferenceKind>>

export type ReferenceName = keyof typeof REFERENCE
