import * as v from 'valibot'
import { declare } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const prices = declare({
  method: 'GET',
  path: '/currencys/getpricelist',
  audience: 'public',
  summary: 'Prices in USDC by lower-case symbol; 0 when unknown',
  changes: false,
  answer: wire.priceList,
})

export const currencies = declare({
  method: 'GET',
  path: '/currencys/{type}/S',
  audience: 'both',
  summary: 'The shown currencies of a type: 0 digital, 1 fiat, 2 stable',
  changes: false,
  whole: true,
  answer: wire.records(wire.currency),
  params: { type: v.pipe(v.string(), v.regex(/^[012]$/, '0 digital, 1 fiat, 2 stable')) },
})

export const networks = declare({
  method: 'GET',
  path: '/networks/userlist/S',
  audience: 'user',
  summary: 'The shown networks',
  changes: false,
  whole: true,
  answer: wire.records(wire.network),
})

export const fixedNetworks = declare({
  method: 'GET',
  path: '/fixednetworks/userlist/S',
  audience: 'user',
  summary: 'The shown currencies with their networks',
  changes: false,
  whole: true,
  answer: wire.records(wire.fixedNetwork),
})

export const networksOf = declare({
  method: 'GET',
  path: '/fixednetworks/getusernetworks/S/{json}',
  audience: 'user',
  summary: 'The networks of a currency',
  changes: false,
  filter: wire.userNetworksFilter,
  whole: true,
  answer: wire.records(wire.fixedNetwork),
})

export const houseBank = declare({
  method: 'GET',
  path: '/sysbanks/get/{id}/S',
  audience: 'both',
  summary: 'One bank of the house',
  changes: false,
  answer: wire.records(wire.sysBank.record),
})

export const houseBankById = declare({
  method: 'GET',
  path: '/sysbanks/{id}/S',
  audience: 'both',
  summary: 'Banks of the house by account type: 0 US, 1 EU, 2 other, 3 HK; or all',
  changes: false,
  answer: wire.records(wire.sysBank.record),
})

export const showProductBank = declare({
  method: 'POST',
  path: '/isunbanks/editIsShow/S',
  audience: 'admin',
  summary: 'Shows or hides a product bank',
  changes: true,
  refuses: [...refusals.saving],
  body: wire.editIsShowBody,
  answer: wire.records(wire.productBank.record),
  roles: keepers,
})

export const bankCategory = declare({
  method: 'GET',
  path: '/bankcategorys/{id}/S',
  audience: 'both',
  summary: 'One category of bank accounts; all of them for the id all',
  changes: false,
  answer: wire.records(wire.bankCategory.record),
})

export const areaCodes = declare({
  method: 'GET',
  path: '/areacodes/userlist',
  audience: 'public',
  summary: 'The shown area codes',
  changes: false,
  whole: true,
  answer: wire.records(wire.areaCode.record),
})

export const countries = declare({
  method: 'GET',
  path: '/countrys/list2',
  audience: 'public',
  summary: 'The shown countries',
  changes: false,
  whole: true,
  answer: wire.records(wire.country.record),
})

export const saveSettings = declare({
  method: 'POST',
  path: '/sysconfigs/S',
  audience: 'admin',
  summary: 'Saves pairs of field_code and field_value',
  changes: true,
  refuses: [...refusals.saving, 'RATE_ABSURD'],
  body: wire.systemConfigsBody,
  maxBodyBytes: 512 * 1024,
  answer: wire.done,
  roles: keepers,
})

export const settings = declare({
  method: 'GET',
  path: '/sysconfigs/list/S',
  audience: 'admin',
  summary: 'Every setting; those of the product with unit, default and meaning',
  changes: false,
  answer: wire.records(wire.systemConfig),
  reads: ['events', 'proposals'],
})

export const publicSettings = declare({
  method: 'GET',
  path: '/sysconfigs/listbyuser',
  audience: 'public',
  summary: 'The pairs users may see, and the country they come from',
  changes: false,
  answer: wire.userSystemConfigs,
})

export const uses = declare({
  method: 'GET',
  path: '/catalogue/uses/{kind}/{id}/S',
  audience: 'admin',
  summary: 'How many records of which kinds use an entry of reference data; one that is used is not deleted',
  changes: false,
  params: { kind: wire.usedKind },
  reads: ['catalogue'],
  answer: wire.records(wire.entryUse),
})
