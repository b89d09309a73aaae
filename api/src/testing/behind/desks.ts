import { randomUUID } from 'node:crypto'
import * as depositAddresses from '../../vault/deposit-addresses.ts'
import type { Person } from '../api.ts'
import { bankOf, proofOf } from '../bank.ts'
import { formOf, handIn } from '../identity.ts'
import { handle, idOf, type Play, type Plays, pin, proposalOf, type World } from './world.ts'

const newCurrency = { currency_name: 'New', currency_img: '/currencies/usd.svg', type: 1 } as const
const because = (id: string) => ({ id, reason: 'for the test' })
const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))

/** A member with coins and a card in use. */
const holder = async (world: World): Promise<{ readonly as: Person; readonly card: string }> => {
  const as = await rich(world)
  return { as, card: await cardOf(world, as) }
}
/** Opens a card for a member with coins, enters it and puts it in use; gives its reference. */
export const cardOf = async (world: World, as: Person): Promise<string> => {
  const { api, boss } = world
  const cardId = idOf(await api.get(`/cards/opencard/S/${json({ currency: 'USDC' })}`, { as }))
  const card = `REF-${as.uid}`
  const printed = {
    card_id: card,
    card_number: `41111111${as.uid.padStart(8, '0')}`,
    cvv: '123',
    expiration_date: '09/29',
  }
  const { body } = await api.post('/cards/addcard/S', { email: as.email, ...printed }, { as: boss })
  if (!body.status) throw new Error(`no card: ${JSON.stringify(body)}`)
  const given = { approver: 'test', today: new Date().toISOString().slice(0, 10) }
  await handle(world, as, { type: 'ActivateCard', input: { cardId }, given })
  return card
}
const makeNumber = ({ api }: World, as: Person) =>
  api.post('/cards/makenumber/S', { use: 'single', amount: '5', months: 1, pin }, { as })
const rich = async (world: World): Promise<Person> => {
  const as = await world.member()
  const [topUpId, currency] = [randomUUID(), { code: 'USDC', scale: 6 }]
  await handle(world, as, {
    type: 'SubmitTopUp',
    input: { topUpId, currency: 'USDC', network: 'TEST', amount: '1000', txid: topUpId },
    given: { verified: true, currency, networkOffered: true },
  })
  await handle(world, as, { type: 'ApproveTopUp', input: { topUpId }, given: { approver: 'test', currency } })
  return as
}
const charge = async (world: World) => {
  const { as } = await holder(world)
  return world.api.get(`/cards/charge/S/${json({ currency: 'USDC', amount: '50' })}`, { as })
}
const cardOrder = async ({ api, member }: World) =>
  api.get(`/cards/opencardbywixpay/S/${json({ orderNumber: randomUUID().slice(0, 12) })}`, {
    as: await member(),
  })
/** A row of a card’s log, as the card’s provider sends it. */
export const row = (card: string, kind: string) => ({
  card_id: card,
  ...(kind === 'spend' ? { spend_type: 'purchase' } : { type: kind }),
  ...{ amount: '1', settlement_date: '2026-02-03', purchase_date: '2026-02-03', merchant: 'Corner shop' },
  network_transaction_id: randomUUID(),
})
const applied = async ({ api, member }: World) =>
  api.post('/ccaddressapplys/S', { currency: 'USDC', network: 'ERC20' }, { as: await member() })
const applicationOf = async (world: World): Promise<string> => {
  await applied(world)
  const [event] = await world.api.log.readAll({ direction: 'backwards', limit: 1 })
  return JSON.parse(event?.data ?? '{}').applicationId
}
const identity = async (world: World): Promise<string> => {
  const as = await world.member(-1)
  return handIn(world.api, as, await formOf(world.api, as))
}
const vip = async (world: World) => {
  const { api, boss } = world
  const as = await world.member()
  const given = { bankId: await bankOf(api, as, boss), file: await proofOf(api, as), volume: 2, terms: true }
  return api.post('/user/applyvip/S', given, { as })
}
const holding = ({ api, boss }: World) =>
  api.post(
    '/holdings/S',
    {
      ...{ kind: 'bank', name: 'Client money', reference: `Bank ${randomUUID()}`, currency: 'USD' },
      ...{ amount: '150.25', date: '2026-01-31', evidence: 'Statement' },
    },
    { as: boss },
  )
const deciding =
  (begin: Play, path: string, body: (id: string) => object = id => ({ id })): Play =>
  async world =>
    world.api.post(path, body(idOf(await begin(world))), { as: world.boss })

/** Cards, identities, applications and the house's own books. */
export const desks: Plays = {
  'card.open': async world =>
    world.api.get(`/cards/opencard/S/${json({ currency: 'USDC' })}`, { as: await rich(world) }),
  'card.openByProvider': cardOrder,
  'card.decideOrder': deciding(cardOrder, '/cards/changecardordernumberstatus/S', id => ({ id, status: 1 })),
  'card.charge': charge,
  'card.approveCharge': deciding(charge, '/logcards/approve/S'),
  'card.rejectCharge': deciding(charge, '/logcards/reject/S', because),
  'card.freeze': async world =>
    world.api.post('/cards/freeze/S', undefined, { as: (await holder(world)).as }),
  'card.unfreeze': async world => {
    const { as } = await holder(world)
    await world.api.post('/cards/freeze/S', undefined, { as })
    return world.api.post('/cards/unfreeze/S', { pin }, { as })
  },
  'card.setLimit': async world =>
    world.api.post('/cards/dailylimit/S', { amount: '60' }, { as: (await holder(world)).as }),
  'card.setRules': async world =>
    world.api.post(
      '/cards/rules/S',
      { rules: { off: ['online'], kindsOff: [], limits: [] } },
      { as: (await holder(world)).as },
    ),
  'card.makeNumber': async world => makeNumber(world, (await holder(world)).as),
  'card.closeNumber': async world => {
    const { as } = await holder(world)
    const id = idOf(await makeNumber(world, as))
    return world.api.post('/cards/closenumber/S', { id }, { as })
  },
  'card.tryPurchase': async world =>
    world.api.post(
      '/cards/trypurchase/S',
      { amount: '1', merchant: 'Corner Café', mcc: '5814', country: 'HK', channel: 'chip' },
      { as: (await holder(world)).as },
    ),
  'card.showNumber': async world =>
    world.api.post('/cards/shownumber/S', { pin }, { as: (await holder(world)).as }),
  'card.importSpend': async world =>
    world.api.post('/logcards/saveSpendLog/S', row((await holder(world)).card, 'spend'), { as: world.boss }),
  'card.importLogs': async world =>
    world.api.post('/logcards/add/S', row((await holder(world)).card, 'fee'), { as: world.boss }),
  'card.reverseLog': async world => {
    const { as, card } = await holder(world)
    idOf(await world.api.post('/logcards/saveSpendLog/S', row(card, 'spend'), { as: world.boss }))
    const [booked] = await world.api.log.readStream(`wallet-${as.uid}`, { direction: 'backwards', limit: 1 })
    const { logId } = JSON.parse(booked?.data ?? '{}')
    return world.api.ask('DELETE', `/logcards/${logId}/S`, {
      as: world.boss,
      body: { reason: 'booked twice' },
    })
  },
  'chain.applyForAddress': applied,
  'chain.decideApplication': async world => {
    const id = await applicationOf(world)
    await depositAddresses.add(world.api.db, 'ERC20', [world.address()])
    return world.api.post('/ccaddress/status/S', { id, status: 1 }, { as: world.boss })
  },
  'chain.savePoolAddress': async world => {
    // A member waits for it, whom no list shows.
    await applied(world)
    const body = { network: 'ERC20', ccaddress: world.address() }
    const waits = await world.api.post('/ccaddress/0/S', body, { as: world.boss })
    return world.api.post('/proposals/approve/S', { id: proposalOf(waits) }, { as: world.second })
  },
  'identity.submit': async world => {
    const as = await world.member(-1)
    const form = await formOf(world.api, as)
    await world.api.post(
      '/user/getVerificationCode/S',
      { area_code: form.area_code, phone: form.phone },
      { as },
    )
    const code = (await world.api.mailTo(form.area_code + form.phone))?.code
    return world.api.post('/userkycs/add/S', { ...form, code }, { as })
  },
  'identity.decide': async world =>
    world.api.post(
      '/userkycs/audit/S',
      { id: await identity(world), kyc_status: 1, reason: 'seen' },
      { as: world.boss },
    ),
  'identity.enter': async world => {
    const { api, boss, member } = world
    const form = await formOf(api, boss)
    return api.post('/userkycs/addByAdmin/S', { uid: (await member(-1)).uid, ...form }, { as: boss })
  },
  'identity.erase': async world => {
    const id = await identity(world)
    const decided = { id, kyc_status: -1, reason: 'blurred' }
    idOf(await world.api.post('/userkycs/audit/S', decided, { as: world.boss }))
    return world.api.ask('DELETE', `/userkyc/${id}/S`, { as: world.boss })
  },
  'vip.apply': vip,
  'vip.approve': deciding(vip, '/user/approvevip/S', id => ({ id, vip_level: 3 })),
  'vip.reject': deciding(vip, '/user/rejectvip/S', because),
  'liabilities.stateHolding': holding,
  'liabilities.withdrawHolding': async world => {
    const id = proposalOf(await holding(world))
    await world.api.post('/proposals/approve/S', { id }, { as: world.second })
    return world.api.post('/holdings/withdraw/S', because(id), { as: world.boss })
  },
  'chain.collect': async ({ api, boss, member, custody, address }) => {
    await depositAddresses.add(api.db, 'ERC20', [address()])
    const pot = { currency: 'USDC', network: 'ERC20' }
    const given = await api.post('/ccaddress/checkcreateuseraddress/S', pot, { as: await member() })
    custody.held[given.body.data[0].ccaddress] = { USDC: '5' }
    await api.get(`/addressbalancecollecteds/scan/S/${json({})}`, { as: boss })
    return api.get(`/addressbalancecollecteds/collectu/S/${json(pot)}`, { as: boss })
  },
  'office.assignCase': async world => {
    const body = { kind: 'vip-application', id: idOf(await vip(world)), assignee: world.second.uid }
    return world.api.post('/office/inbox/assign/S', body, { as: world.boss })
  },
  'office.noteCase': async world => {
    const body = { kind: 'identity', id: await identity(world), note: 'called', mentions: [world.second.uid] }
    return world.api.post('/office/inbox/note/S', body, { as: world.boss })
  },
  'currency.save': ({ api, boss }) =>
    api.post('/currencys/S', { ...newCurrency, currency_code: 'ZZX' }, { as: boss }),
  'currency.remove': async ({ api, boss }) => {
    await api.post('/currencys/S', { ...newCurrency, currency_code: 'YYX' }, { as: boss })
    return api.ask('DELETE', '/currencys/YYX/S', { as: boss, body: {} })
  },
}
