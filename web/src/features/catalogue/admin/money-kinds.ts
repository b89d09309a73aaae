import { msg } from '@lingui/core/macro'
import { drawnPictures } from '@strongroom/shared'
import { currencyCode, ofThing, type ReferenceKind, savedBy, shown, sort, text, yesOrNo } from './fields.ts'

/** Currencies and what moves between them. */
export const MONEY = {
  currencys: {
    title: msg`Currencies`,
    list: { whole: { name: 'currency.list' } },
    ...savedBy('currency.save'),
    remove: 'currency.remove',
    fields: [
      { ...text('currency_code', msg`Currency code`, true), isKey: true },
      text('currency_name', ofThing, true),
      {
        name: 'currency_img',
        label: msg`Icon`,
        of: 'picture',
        drawn: drawnPictures.currency,
        whenEmpty: msg`A square picture, JPG, PNG or BMP, up to 2 MB. Members see it as a circle.`,
        holds: true,
      },
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
    list: { whole: { name: 'network.list' } },
    ...savedBy('network.save'),
    remove: 'network.remove',
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
    list: { whole: { name: 'fixedNetwork.list' } },
    ...savedBy('fixedNetwork.save'),
    remove: 'fixedNetwork.remove',
    fields: [
      currencyCode('currency', msg`Currency`),
      { ...text('network_code', msg`Network`, true), isKey: true },
      shown,
      sort,
    ],
    columns: ['currency', 'network_code'],
  },
  swaprates: {
    title: msg`Swap rates`,
    list: { pages: { name: 'swap.rates' } },
    create: 'swapRate.add',
    edit: 'swapRate.edit',
    hasIdInBody: true,
    remove: 'swapRate.remove',
    fields: [
      currencyCode('source', msg`Currency given`),
      currencyCode('target', msg`Currency received`),
      { name: 'rate', label: msg`What one of it buys`, of: 'decimal', holds: true },
      {
        name: 'feeRate',
        label: msg`Fee rate`,
        of: 'decimal',
        whenEmpty: msg`As a share of what is given: 0.003 is 0.3%.`,
        holds: true,
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
  tradepairs: {
    title: msg`Trade pairs`,
    list: { pages: { name: 'trade.pairs' } },
    ...savedBy('trade.savePair'),
    fields: [
      currencyCode('base', msg`Traded currency`),
      currencyCode('target', msg`Priced in`),
      { name: 'minimum', label: msg`Smallest order`, of: 'decimal', holds: true },
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
  sendonchainfees: {
    title: msg`Fees of sending on chain`,
    list: { whole: { name: 'sendFee.list' } },
    ...savedBy('sendFee.save'),
    remove: 'sendFee.remove',
    fields: [
      currencyCode('currency', msg`Currency`),
      { ...text('network', msg`Network`, true), isKey: true },
      { name: 'fee', label: msg`Fee, out of the amount`, of: 'decimal', holds: true },
      shown,
      sort,
    ],
    columns: ['currency', 'network', 'fee'],
  },
} as const satisfies Readonly<Record<string, ReferenceKind>>
