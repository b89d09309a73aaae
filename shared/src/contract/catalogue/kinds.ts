import { forAdmin, forUser } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers } from '../roles.ts'
import * as wire from '../schemas.ts'
import { referenceCalls } from './reference-calls.ts'

// The kinds of reference data, a group of calls each.

const changing = { roles: keepers } as const

const currencies = referenceCalls({
  base: 'currencys',
  one: '/currencys/id/{id}/S',
  what: 'currency',
  body: wire.currencyBody,
  record: wire.currency,
})
/** Calls of the currencies that the books keep. */
export const currency = {
  remove: currencies.remove,
  save: { ...currencies.save, refuses: [...refusals.saving, 'SCALE_LOWERED'] },
  one: currencies.one,
  /** Members read the visible entries too. */
  list: { ...currencies.list, audience: 'both' },
} as const

const networks = referenceCalls({
  base: 'networks',
  what: 'network',
  aliases: { name: 'network_name', code: 'network_code' },
  body: wire.networkBody,
  record: wire.network,
})
/** Calls of the chains that money moves on. */
export const network = {
  remove: networks.remove,
  save: networks.save,
  one: networks.one,
  list: networks.list,
} as const

const fixedNetworks = referenceCalls({
  base: 'fixednetworks',
  what: 'currency on a network',
  body: wire.fixedNetworkBody,
  record: wire.fixedNetwork,
})
/** Calls of the currencies that can be moved on a network. */
export const fixedNetwork = {
  remove: fixedNetworks.remove,
  save: fixedNetworks.save,
  one: fixedNetworks.one,
  list: fixedNetworks.list,
} as const

const sendFees = referenceCalls({
  base: 'socfees',
  what: 'fee of sending on chain',
  body: wire.sendFee.body,
  record: wire.sendFee.record,
})
/** Calls of the fees for sending on a chain. */
export const sendFee = {
  remove: sendFees.remove,
  save: sendFees.save,
  one: sendFees.one,
  /** Members read the visible entries too. */
  list: { ...sendFees.list, audience: 'both' },
} as const

const inviteCodes = referenceCalls({ base: 'sysinvitecodes', what: 'invite code', ...wire.inviteCode })
/** Calls of the invite codes, which give their users a bonus. */
export const inviteCode = {
  remove: inviteCodes.remove,
  save: inviteCodes.save,
  one: inviteCodes.one,
  pages: inviteCodes.pages,
} as const

const areaCodes = referenceCalls({ base: 'areacodes', what: 'area code', ...wire.areaCode })
/** Calls of the dial codes that forms offer. */
export const areaCode = {
  remove: areaCodes.remove,
  save: areaCodes.save,
  one: areaCodes.one,
  list: areaCodes.list,
} as const

const countries = referenceCalls({
  base: 'countrys',
  save: '/countrys/{id}/S',
  what: 'country',
  ...wire.country,
})
/** Calls of the countries that forms offer. */
export const country = {
  remove: countries.remove,
  save: countries.save,
  one: countries.one,
  pages: countries.pages,
} as const

const cannedAnswers = referenceCalls({ base: 'cannedanswers', what: 'canned answer', ...wire.cannedAnswer })
/** Calls of the answers that customer service keeps for questions that come again. */
export const cannedAnswer = {
  remove: cannedAnswers.remove,
  save: cannedAnswers.save,
  one: cannedAnswers.one,
  pages: cannedAnswers.pages,
} as const

const maintenances = referenceCalls({
  base: 'maintenances',
  what: 'planned maintenance',
  ...wire.maintenance,
})
/** Calls of the maintenance that operators announce. */
export const maintenance = {
  remove: maintenances.remove,
  save: maintenances.save,
  one: maintenances.one,
  pages: maintenances.pages,
} as const

const chargeItems = referenceCalls({
  base: 'chargeItems',
  save: '/chargeItems/{id}/S',
  what: 'charge item',
  aliases: { USDC: 'usdc_required', USDT: 'usdt_required' },
  ...wire.chargeItem,
})
/** Calls of the fixed amounts that a card may be charged with. */
export const chargeItem = {
  remove: chargeItems.remove,
  save: chargeItems.save,
  one: chargeItems.one,
  pages: chargeItems.pages,
  offered: forUser.query({
    path: '/chargeItems/userList/S',
    summary: 'Every charge item that is offered',
    whole: true,
    answer: wire.records(wire.chargeItem.record),
  }),
  all: forAdmin.query({
    path: '/chargeItems/list2/S',
    summary: 'Every charge item, on one page',
    whole: true,
    answer: wire.records(wire.chargeItem.record),
  }),
} as const

const prechargeItems = referenceCalls({
  base: 'prechargeItems',
  save: '/prechargeItems/{id}/S',
  what: 'pre-charge item',
  ...wire.prechargeItem,
})
/** Calls of the amounts that may be put on a card as it is opened. */
export const prechargeItem = {
  remove: prechargeItems.remove,
  save: prechargeItems.save,
  one: prechargeItems.one,
  pages: prechargeItems.pages,
  offered: forUser.query({
    path: '/prechargeItems/userList/S',
    summary: 'Every pre-charge item that is offered',
    whole: true,
    answer: wire.records(wire.prechargeItem.record),
  }),
  all: forAdmin.query({
    path: '/prechargeItems/list2/S',
    summary: 'Every pre-charge item, on one page',
    whole: true,
    answer: wire.records(wire.prechargeItem.record),
  }),
} as const

const swapRates = referenceCalls({
  base: 'swaprates',
  what: 'swap rate',
  body: wire.swapRateEditBody,
  record: wire.swapRate,
})
/** Calls that change the rates at which currencies are swapped. */
export const swapRate = {
  remove: swapRates.remove,
  one: swapRates.one,
  add: forAdmin.command({
    ...changing,
    path: '/swaprates/add/S',
    summary: 'Adds a swap rate',
    refuses: [...refusals.saving, 'RATE_ABSURD'],
    body: wire.swapRateAddBody,
    answer: wire.records(wire.swapRate),
  }),
  edit: forAdmin.command({
    ...changing,
    path: '/swaprates/S',
    summary: 'Edits a swap rate',
    refuses: [...refusals.saving, 'RATE_ABSURD'],
    body: wire.swapRateEditBody,
    loaded: wire.swapRate,
    answer: wire.records(wire.swapRate),
  }),
} as const

const userGroups = referenceCalls({ base: 'usergroups', what: 'user group', ...wire.userGroup })
/** Calls of the groups of members that have rates and limits of their own. */
export const userGroup = {
  remove: userGroups.remove,
  save: { ...userGroups.save, refuses: [...refusals.saving, 'RATE_ABSURD'] },
  one: userGroups.one,
  list: userGroups.list,
} as const

const plans = referenceCalls({
  base: 'fixeddeposit',
  what: 'plan of fixed deposits',
  body: wire.planEditBody,
  record: wire.plan,
})
/** Calls that change the plans of fixed deposits. */
export const plan = {
  remove: plans.remove,
  add: forAdmin.command({
    ...changing,
    path: '/fixeddeposit/add/S',
    summary: 'Adds a plan',
    refuses: [...refusals.saving, 'RATE_ABSURD'],
    body: wire.planAddBody,
    answer: wire.records(wire.plan),
  }),
  edit: forAdmin.command({
    ...changing,
    path: '/fixeddeposit/S',
    summary: 'Edits a plan',
    refuses: [...refusals.saving, 'RATE_ABSURD'],
    body: wire.planEditBody,
    loaded: wire.plan,
    answer: wire.records(wire.plan),
  }),
} as const
