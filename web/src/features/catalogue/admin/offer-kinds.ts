import { msg } from '@lingui/core/macro'
import { byPath, ofThing, type ReferenceKind, share, shown, sort, text, usual } from './fields.ts'

/** What members are offered, and the lists they choose from. */
export const OFFERS = {
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
} as const satisfies Readonly<Record<string, ReferenceKind>>
