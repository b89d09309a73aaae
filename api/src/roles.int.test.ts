import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Person, startApi } from './testing/api.ts'
import { callsOf } from './testing/described-calls.ts'

type Role = wire.Role
const roles: readonly Role[] = ['member', 'support', 'finance', 'operator', 'auditor', 'superadmin']
const administrators = roles.slice(1).join(' ')

/** Reads that are not open to every administrator, by the roles that may. */
const readable: Readonly<Record<string, readonly string[]>> = {
  'support superadmin': ['GET /userkyc/packdownload/S/{json}'],
  'auditor superadmin': [
    'GET /counterfactuals/S',
    'GET /counterfactuals/{id}/S',
    'GET /counterfactuals/{id}/csv/S',
    'POST /counterfactuals/S',
    'POST /counterfactuals/stop/S',
    'GET /evidence/S/{json}',
    'GET /looks/list/S/{json}',
  ],
  'finance auditor superadmin': [
    'GET /finance/assethistory/S/{json}',
    'GET /finance/income/S/{json}',
    'GET /finance/journal/S/{json}',
    'GET /finance/periods/S',
    'GET /finance/postings/S/{json}',
    'GET /finance/statement/{id}/S',
    'GET /finance/statementitems/S/{json}',
    'GET /finance/statements/S/{json}',
    'GET /finance/statementsources/S',
    'GET /finance/totalassets/S',
    'GET /finance/trialbalance/S/{json}',
    'GET /logcards/import/{id}/S',
    'GET /logcards/imports/S/{json}',
  ],
}

/** Every call by which administrators alone change something, by the roles that may make it. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'support superadmin': [
    'POST /support/answer/S',
    'POST /user/disable/S',
    'POST /user/edit/S',
    'POST /user/enable/S',
    'POST /user/unfreezemember/S',
    'POST /user/endsessions/S',
    'POST /user/clearmemberpin/S',
    'POST /user/removeauthenticator/S',
    'POST /userkycs/addByAdmin/S',
    'POST /userkycs/audit/S',
  ],
  superadmin: ['DELETE /userkyc/{id}/S', 'POST /policies/S', 'POST /user/role/S'],
  'finance superadmin': [
    'POST /adjustments/approve/S',
    'POST /adjustments/reject/S',
    'POST /cards/changecardordernumberstatus/S',
    'POST /circlerecharges/S',
    'POST /finance/periods/close/S',
    'POST /finance/statements/S',
    'POST /finance/statements/correct/S',
    'POST /finance/statements/match/S',
    'POST /finance/statements/note/S',
    'POST /finance/statements/rematch/S',
    'POST /finance/statements/sign/S',
    'POST /finance/statements/unmatch/S',
    'POST /finance/statementsources/S',
    'POST /fixeddeposit/user/S',
    'POST /holdings/S',
    'POST /holdings/custody/S',
    'POST /holdings/withdraw/S',
    'POST /liabilities/prove/S',
    'POST /proof/override/S',
    'POST /logcards/add/S',
    'POST /logcards/approve/S',
    'POST /logcards/reject/S',
    'POST /logcards/saveSpendLog/S',
    'DELETE /logcards/{id}/S',
    'POST /recharges/rechargeStatus/S',
    'POST /recharges/setdepositStatus/S',
    'POST /scancryptoapis/again/S',
    'POST /scancryptoapis/release/S',
    'POST /sendonchain/approve/S',
    'POST /sendonchain/reject/S',
    'POST /sendpayment/approve/S',
    'POST /sendpayment/reject/S',
    'POST /sendpayment/returned/S',
    'POST /topup/approve/S',
    'POST /topup/reject/S',
    'POST /trades/cancel/S',
    'POST /trades/complete/S',
    'POST /trades/log/S',
    'POST /transactions/S',
    'DELETE /transactions/{id}/S',
    'POST /userfpsrecharges/approve/S',
    'POST /userfpsrecharges/reject/S',
    'POST /wallet/approve/S',
    'POST /wallet/reject/S',
    'POST /wallet/withdrawByAdmin/S',
    'POST /wallet/withdrawReturned/S',
  ],
  'operator superadmin': [
    'POST /agents/createAgent/S',
    'POST /agents/editAgent/S',
    'DELETE /agents/{id}/S',
    'POST /areacodes/S',
    'DELETE /areacodes/{id}/S',
    'POST /bankcategorys/S',
    'DELETE /bankcategorys/{id}/S',
    'POST /cardtypes/S',
    'DELETE /cardtypes/{id}/S',
    'POST /ccaddress/deladdress/S',
    'POST /ccaddress/status/S',
    'DELETE /ccaddress/{id}/S',
    'POST /ccaddress/{id}/S',
    'DELETE /chargeItems/{id}/S',
    'POST /chargeItems/{id}/S',
    'DELETE /countrys/{id}/S',
    'POST /countrys/{id}/S',
    'POST /currencys/S',
    'DELETE /currencys/{id}/S',
    'POST /externalbanks/createBank/S',
    'POST /externalbanks/editBank/S',
    'DELETE /externalbanks/{id}/S',
    'POST /fixeddeposit/S',
    'POST /fixeddeposit/add/S',
    'DELETE /fixeddeposit/{id}/S',
    'POST /fixednetworks/S',
    'DELETE /fixednetworks/{id}/S',
    'POST /isunbanks/createBank/S',
    'POST /isunbanks/editBank/S',
    'POST /isunbanks/editIsShow/S',
    'DELETE /isunbanks/{id}/S',
    'POST /networks/S',
    'DELETE /networks/{id}/S',
    'POST /operations/compare/S',
    'POST /operations/cutover/S',
    'POST /operations/discard/S',
    'POST /operations/outboxes/resend/S',
    'POST /operations/parked/retry/S',
    'POST /operations/parked/skip/S',
    'POST /operations/reactions/retry/S',
    'POST /operations/rebuild/S',
    'POST /operations/rollback/S',
    'POST /operations/stop/S',
    'DELETE /prechargeItems/{id}/S',
    'POST /prechargeItems/{id}/S',
    'POST /socfees/S',
    'DELETE /socfees/{id}/S',
    'POST /swaprates/S',
    'POST /swaprates/add/S',
    'DELETE /swaprates/{id}/S',
    'POST /sysbanks/S',
    'DELETE /sysbanks/{id}/S',
    'POST /sysconfigs/S',
    'POST /sysinvitecodes/S',
    'DELETE /sysinvitecodes/{id}/S',
    'POST /trades/S',
    'POST /usergroups/S',
    'DELETE /usergroups/{id}/S',
    'POST /viplevels/S',
    'POST /viplevels/add/S',
    'POST /virtualaccounts/give/S',
  ],
  'support finance superadmin': [
    'POST /user/approvevip/S',
    'POST /user/rejectvip/S',
    'POST /user/setgroup/S',
    'POST /user/setvip/S',
    'POST /users/decidegiftcard/S',
  ],
  'support operator superadmin': ['POST /adminbindccaddress/S', 'DELETE /adminbindccaddress/{id}/S'],
  'finance operator superadmin': [
    'POST /cards/addcard/S',
    'GET /addressbalancecollecteds/collecttrx/S/{json}',
    'GET /addressbalancecollecteds/collectu/S/{json}',
    'GET /addressbalancecollecteds/scan/S/{json}',
    'POST /cards/setcard/S',
    'POST /proposals/approve/S',
    'POST /proposals/reject/S',
    'POST /proposals/withdraw/S',
  ],
  [administrators]: [
    'POST /approvals/check/S',
    'POST /ccaddress/getreferenceids/S',
    'POST /looks/S',
    'POST /office/views/S',
    'POST /office/views/delete/S',
    'POST /office/views/edit/S',
  ],
  'support finance operator superadmin': [
    'POST /office/bulk/S',
    'POST /office/bulk/stop/S',
    'POST /office/inbox/assign/S',
    'POST /office/inbox/note/S',
    'POST /user/note/S',
    'POST /bank/approve/S',
    'POST /bank/categoryid/S',
    'POST /bank/reject/S',
    'PUT /transactions/S',
    'POST /transactions/edit/S',
    'POST /wallet/approvecurrency/S',
    'POST /wallet/rejectcurrency/S',
  ],
}

let api: Api
let people: readonly (readonly [Role, Person])[]
beforeAll(async () => {
  api = await startApi()
  people = await Promise.all(roles.map(async role => [role, await api.person(role, { role })] as const))
})
afterAll(() => api.stop())

/** The roles that a call does not answer with 403. It changes nothing for them either: no record is called `none`. */
const whoMay = async (call: string): Promise<string> => {
  const [method = '', path = ''] = call.split(' ')
  const body = method === 'GET' ? {} : { body: { none: 1 } }
  const heard = people.map(async ([role, as]) => {
    const { status } = await api.ask(method, path.replaceAll(/\{\w+\}/g, 'none'), { as, ...body })
    return status === 403 ? [] : [role]
  })
  return (await Promise.all(heard)).flat().join(' ')
}

const byCall = (named: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(named).flatMap(([who, calls]) => calls.map(call => [call, who])))

/** A reading call that is not named here is every administrator's, and no member's. */
const expected = (call: string): string =>
  ({ ...byCall(allowed), ...byCall(readable) })[call] ??
  (call.startsWith('GET ') ? administrators : 'nobody has said whose call this is')

describe('every call of administrators', () => {
  test('is made by the roles named here, and by no others', async () => {
    const calls = await callsOf(api, 'admin')
    const found: [string, string][] = []
    for (const call of calls) found.push([call, await whoMay(call)])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(calls.map(call => [call, expected(call)])))
    expect(
      Object.keys({ ...byCall(allowed), ...byCall(readable) }).filter(call => !calls.includes(call)),
    ).toEqual([])
  })
})

describe('a call that members and administrators share', () => {
  test('changes nothing for an auditor', async () => {
    const found: [string, string][] = []
    for (const call of await callsOf(api, 'both'))
      if (!call.startsWith('GET ')) found.push([call, await whoMay(call)])
    const all = `member ${administrators}`
    expect(Object.fromEntries(found)).toEqual({
      'DELETE /bank/delete/{id}/S': all.replace(' auditor', ''),
      // A member’s own, or anybody’s for those who decide.
      'DELETE /fixeddeposit/user/{id}/S': 'member finance superadmin',
      'POST /requestpayment/status/S': all.replace(' auditor', ''),
      // Estimates, and changes nothing.
      'POST /swaprates/user/S': all,
    })
  })
})
