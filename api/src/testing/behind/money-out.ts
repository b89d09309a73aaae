import { randomUUID } from 'node:crypto'
import { wire } from '@strongroom/shared'
import type { Person } from '../api.ts'
import { bankOf } from '../bank.ts'
import { newTxid } from '../money.ts'
import { codeOf, handle, idOf, type Play, type Plays, pin, type World } from './world.ts'

const because = (id: string) => ({ id, reason: 'for the test' })

const banks = new WeakMap<object, Promise<string>>()
/** One bank account of a member's for all plays: they may have so many. */
export const bankIn = ({ api, ada, boss }: World): Promise<string> => {
  const bank = banks.get(ada) ?? bankOf(api, ada, boss)
  banks.set(ada, bank)
  return bank
}

const withdrawal = async (world: World) => {
  const { api, ada } = world
  const bankId = await bankIn(world)
  const order = { currency: 'USD', amount: '100', bankId }
  const code = await codeOf(world, ada, 'withdraw', { payee: bankId, currency: 'USD', amount: '100' })
  return api.post('/wallet/withdraw/S', { ...order, code, pin }, { as: ada })
}
const entered = async (world: World) => {
  const { api, ada, boss } = world
  const order = { uid: ada.uid, currency: 'USD', amount: '50', bankId: await bankIn(world) }
  return api.post('/wallet/withdrawByAdmin/S', order, { as: boss })
}
const payment = async (world: World) => {
  const to = {
    ...{ name: 'Landlord Ltd', payee_type: 1, account: 'DE89370400440532013000' },
    ...{ bank: 'Test Bank', swift: 'TESTDEFF' },
  }
  const order = { currency: 'USD', amount: '100' }
  const code = await codeOf(world, world.ada, 'sendpayment', { payee: to.account, ...order })
  return world.api.post('/sendpayment/S', { ...to, ...order, code }, { as: world.ada })
}
const bound = ({ api, address }: World, as: Person) =>
  api.post(
    '/bindccaddress/S',
    { currency: 'USDC', network: 'ERC20', address: address(), name: 'My ledger' },
    { as },
  )
const send = async (world: World) => {
  const addressId = idOf(await bound(world, world.ada))
  const code = await codeOf(world, world.ada, 'sendonchain', {
    payee: addressId,
    currency: 'USDC',
    amount: '10',
  })
  return world.api.post('/sendonchain/S', { addressId, amount: '10', code, pin }, { as: world.ada })
}
const quickPay = async (world: World, path: string, more: object = {}) => {
  const { api, ada, ben } = world
  const paid = { uid: ben.uid, currency: 'USD', amount: '5' }
  const code = await codeOf(world, ada, 'quickpay', paid)
  return api.post(path, { ...paid, ...more, code }, { as: ada })
}
const scheduled = (world: World) =>
  quickPay(world, '/quickpay/schedules/add/S', { every: 'month', first_day: '2099-01-31' })
const asked = ({ api, ada, ben }: World) =>
  api.post('/quickpay/requests/add/S', { uid: ada.uid, currency: 'USD', amount: '5' }, { as: ben })
const payCode = async (world: World) => {
  const asked = { payee: wire.payQrPayee, currency: 'USD', amount: '5' }
  const code = await codeOf(world, world.ada, 'quickpay', asked)
  const body = { type: 0, currency: 'USD', amount: '5', times: 1, validDays: 1, code }
  return world.api.post('/qrcode/S', body, { as: world.ada })
}
const order = ({ api, ada }: World) =>
  api.post(
    '/trades/userlog/S',
    { type: 'sell', base: 'BTC', target: 'USD', price: '64000', amount: '0.1' },
    { as: ada },
  )
const subscribed = ({ api, ada }: World) =>
  api.post('/userfixeddeposit/S', { planId: 'USD-3', amount: '100', rate: '3.65' }, { as: ada })
const held = async (world: World) => {
  world.screening.answer = () => Response.json({ score: 99, reasons: ['sanctions'] })
  const id = idOf(await send(world))
  return id
}

const deciding =
  (begin: Play, path: string, body: (id: string) => object = id => ({ id })): Play =>
  async world =>
    world.api.post(path, body(idOf(await begin(world))), { as: world.boss })
/** The return of a case that was approved, by its bank. */
const sentBack =
  (begin: Play, approval: string, path: string): Play =>
  async world => {
    const id = idOf(await begin(world))
    await world.api.post(approval, { id }, { as: world.boss })
    return world.api.post(path, { ...because(id), bank_charge: '1' }, { as: world.boss })
  }
const own =
  (begin: Play, path: string, body: (id: string) => object = id => ({ id })): Play =>
  async world =>
    world.api.post(path, body(idOf(await begin(world))), { as: world.ada })

/** Payments, withdrawals, sends, orders and subscriptions. */
export const moneyOut: Plays = {
  'withdrawal.request': withdrawal,
  'withdrawal.enter': entered,
  'withdrawal.approve': deciding(withdrawal, '/wallet/approve/S'),
  'withdrawal.sentBack': sentBack(withdrawal, '/wallet/approve/S', '/wallet/withdrawReturned/S'),
  'withdrawal.reject': deciding(withdrawal, '/wallet/reject/S', because),
  'wallet.cancelCase': own(withdrawal, '/wallet/cancelrequest/S', id => ({ kind: 'withdrawal', id })),
  'payment.send': payment,
  'payment.approveSend': deciding(payment, '/sendpayment/approve/S'),
  'payment.sentBack': sentBack(payment, '/sendpayment/approve/S', '/sendpayment/returned/S'),
  'payment.rejectSend': deciding(payment, '/sendpayment/reject/S', because),
  'chain.bindAddress': world => bound(world, world.ada),
  'chain.unbindAddress': async world =>
    world.api.ask('DELETE', `/bindccaddress/${idOf(await bound(world, world.ada))}/S`, { as: world.ada }),
  'chain.send': send,
  'chain.approveSend': deciding(send, '/sendonchain/approve/S', id => ({ id, externalTxId: newTxid() })),
  'chain.rejectSend': deciding(send, '/sendonchain/reject/S', because),
  'chain.screenAgain': deciding(send, '/scancryptoapis/again/S'),
  'chain.releaseRisk': async world => {
    const id = await held(world)
    const { api, boss, screening } = world
    idOf(await api.post('/scancryptoapis/again/S', { id }, { as: boss }))
    const heard = await api.post('/scancryptoapis/release/S', because(id), { as: boss })
    screening.forget()
    return heard
  },
  'quickPay.send': world => quickPay(world, '/quickpay/S'),
  'quickPay.schedule': scheduled,
  'quickPay.changeSchedule': own(scheduled, '/quickpay/schedules/change/S', id => ({ id, to: 'paused' })),
  'quickPay.removePayee': async world => {
    const { api, ada, ben } = world
    idOf(await quickPay(world, '/quickpay/S'))
    await api.post('/quickpay/payees/save/S', { uid: ben.uid, nickname: 'Rent' }, { as: ada })
    return api.post('/quickpay/payees/remove/S', { uid: ben.uid }, { as: ada })
  },
  'quickPay.askForMoney': asked,
  'quickPay.payMoneyRequest': async world => {
    const id = idOf(await asked(world))
    const code = await codeOf(world, world.ada, 'quickpay', {
      uid: world.ben.uid,
      currency: 'USD',
      amount: '5',
    })
    return world.api.post('/quickpay/requests/pay/S', { id, code }, { as: world.ada })
  },
  'quickPay.declineMoneyRequest': own(asked, '/quickpay/requests/decline/S'),
  'quickPay.cancelMoneyRequest': async world => {
    const body = { id: idOf(await asked(world)), uid: world.ada.uid }
    return world.api.post('/quickpay/requests/cancel/S', body, { as: world.ben })
  },
  'payQr.create': payCode,
  'payQr.scan': async world =>
    world.api.post('/quickpay/scan/S', { dataId: idOf(await payCode(world)) }, { as: world.ben }),
  'swap.make': async ({ api, ada }) => {
    const pair = { source: 'USD', target: 'USDC', sourceAmount: '10' }
    const { quoteId } = (await api.post('/swap/checkAmount/S', pair, { as: ada })).body.data[0]
    return api.post('/swap/S', { ...pair, quoteId }, { as: ada })
  },
  'trade.place': order,
  'trade.atMarket': ({ api, ada }) =>
    api.post(
      '/trades/market/S',
      { type: 'sell', base: 'BTC', target: 'USD', pays: '0.1', least: '1' },
      { as: ada },
    ),
  'trade.cancel': own(order, '/trades/usercancel/S'),
  'trade.cancelFor': deciding(order, '/trades/cancel/S', because),
  'trade.complete': deciding(order, '/trades/complete/S'),
  'trade.fill': deciding(order, '/trades/log/S', id => ({ id, amount: '0.05' })),
  'earn.subscribe': subscribed,
  'earn.redeem': own(subscribed, '/userfixeddeposit/redemption/S'),
  'earn.cancel': async world =>
    world.api.ask('DELETE', `/userfixeddeposit/${idOf(await subscribed(world))}/S`, { as: world.ada }),
  'earn.editSubscription': deciding(subscribed, '/fixeddeposit/user/S', id => ({
    ...because(id),
    rate: '3.7',
  })),
  'earn.cancelSubscription': async world =>
    world.api.ask('DELETE', `/fixeddeposit/user/${idOf(await subscribed(world))}/S`, {
      as: world.boss,
      body: { reason: 'for the test' },
    }),
  'office.reverse': async world => {
    const { api, boss } = world
    const line = await credited(world)
    return api.ask('DELETE', `/transactions/${line}/S`, { as: boss, body: { reason: 'booked twice' } })
  },
  'statement.noteOwn': async world => {
    const body = { note: 'groceries' }
    return world.api.ask('PUT', `/transactions/${await credited(world)}/note/S`, { as: world.ada, body })
  },
  'statement.annotate': async world =>
    world.api.post('/transactions/edit/S', { id: await credited(world), note: 'called' }, { as: world.boss }),
  'statement.putNote': async world => {
    const body = { id: await credited(world), note: 'called' }
    return world.api.ask('PUT', '/transactions/S', { as: world.boss, body })
  },
  'audit.overrideProof': async world => {
    const id = idOf(await entered(world))
    return world.api.post('/proof/override/S', { payout: 'withdrawal', ...because(id) }, { as: world.boss })
  },
}

/** The line of a statement that a top-up of just now has. */
const credited = async (world: World): Promise<string> => {
  const topUpId = randomUUID()
  const currency = { code: 'USD', scale: 2 }
  await handle(world, world.ada, {
    type: 'SubmitTopUp',
    input: { topUpId, currency: 'USD', network: 'TEST', amount: '9', txid: topUpId },
    given: { verified: true, currency, networkOffered: true },
  })
  await handle(world, world.ada, {
    type: 'ApproveTopUp',
    input: { topUpId },
    given: { approver: 'test', currency },
  })
  return `top-up:${topUpId}`
}
