import * as v from 'valibot'
import { forAdmin, forBoth, forPublic, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers } from '../roles.ts'
import * as wire from '../schemas.ts'

export const prices = forPublic.query({
  path: '/currencys/getpricelist',
  summary: 'Prices in USDC by lower-case symbol; 0 when unknown',
  answer: wire.priceList,
})

export const currencies = forBoth.query({
  path: '/currencys/{type}/S',
  summary: 'The shown currencies of a type: 0 digital, 1 fiat, 2 stable',
  whole: true,
  answer: wire.records(wire.currency),
  params: { type: v.pipe(v.string(), v.regex(/^[012]$/, '0 digital, 1 fiat, 2 stable')) },
})

export const networks = forUser.query({
  path: '/networks/userlist/S',
  summary: 'The shown networks',
  whole: true,
  answer: wire.records(wire.network),
})

export const fixedNetworks = forUser.query({
  path: '/fixednetworks/userlist/S',
  summary: 'The shown currencies with their networks',
  whole: true,
  answer: wire.records(wire.fixedNetwork),
})

export const networksOf = forUser.query({
  path: '/fixednetworks/getusernetworks/S/{json}',
  summary: 'The networks of a currency',
  filter: wire.userNetworksFilter,
  whole: true,
  answer: wire.records(wire.fixedNetwork),
})

export const houseBank = forBoth.query({
  path: '/sysbanks/get/{id}/S',
  summary: 'One bank of the house',
  answer: wire.records(wire.sysBank.record),
})

export const houseBankById = forBoth.query({
  path: '/sysbanks/{id}/S',
  summary: 'Banks of the house by account type: 0 US, 1 EU, 2 other, 3 HK; or all',
  answer: wire.records(wire.sysBank.record),
})

export const showProductBank = forAdmin.command({
  path: '/isunbanks/editIsShow/S',
  summary: 'Shows or hides a product bank',
  refuses: [...refusals.saving],
  body: wire.editIsShowBody,
  loaded: wire.productBank.record,
  answer: wire.records(wire.productBank.record),
  roles: keepers,
})

export const bankCategory = forBoth.query({
  path: '/bankcategorys/{id}/S',
  summary: 'One category of bank accounts; all of them for the id all',
  answer: wire.records(wire.bankCategory.record),
})

export const areaCodes = forPublic.query({
  path: '/areacodes/userlist',
  summary: 'The shown area codes',
  whole: true,
  answer: wire.records(wire.areaCode.record),
})

export const countries = forPublic.query({
  path: '/countrys/list2',
  summary: 'The shown countries',
  whole: true,
  answer: wire.records(wire.country.record),
})

export const saveSettings = forAdmin.command({
  path: '/sysconfigs/S',
  summary: 'Saves pairs of field_code and field_value',
  refuses: [...refusals.saving, 'RATE_ABSURD'],
  body: wire.systemConfigsBody,
  maxBodyBytes: 512 * 1024,
  answer: wire.done,
  roles: keepers,
})

export const settings = forAdmin.query({
  path: '/sysconfigs/list/S',
  summary: 'Every setting; those of the product with unit, default and meaning',
  answer: wire.records(wire.systemConfig),
  reads: ['events', 'proposals'],
})

export const publicSettings = forPublic.query({
  path: '/sysconfigs/listbyuser',
  summary: 'The pairs users may see, and the country they come from',
  answer: wire.userSystemConfigs,
})

export const uses = forAdmin.query({
  path: '/catalogue/uses/{kind}/{id}/S',
  summary: 'How many records of which kinds use an entry of reference data; one that is used is not deleted',
  params: { kind: wire.usedKind },
  reads: ['catalogue'],
  answer: wire.records(wire.entryUse),
})
