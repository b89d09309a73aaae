import { randomUUID } from 'node:crypto'
import { hongKong, proofOf, upload } from '../bank.ts'
import { newTxid } from '../money.ts'
import { idOf, type Play, type Plays, proposalOf, type World } from './world.ts'

const topUp = async ({ api, ada }: World) =>
  api.post('/topup/S', { currency: 'USDC', network: 'ERC20', amount: '30', txid: newTxid() }, { as: ada })
const fps = async ({ api, ada }: World) =>
  api.post('/userfpsrecharges/S', { hkdAmount: '1000', receipt: await proofOf(api, ada) }, { as: ada })
const deposit = async ({ api, ada }: World) =>
  api.post(
    '/recharges/deposit/S',
    { currency: 'USD', amount: '100', transferImg: await proofOf(api, ada) },
    { as: ada },
  )
const linked = async ({ api, member }: World) => {
  const as = await member()
  return { as, id: idOf(await api.post('/bank/create/S', hongKong, { as })) }
}
const requested = async ({ api, ada }: World) =>
  api.post(
    '/requestpayment/S',
    { name: 'Client Ltd', remarks: '', currency: 'USD', amount: '10' },
    { as: ada },
  )

type Body = (id: string) => object
/** Decides what a member has just asked for. */
const deciding =
  (begin: Play, path: string, body: Body = id => ({ id })): Play =>
  async world =>
    world.api.post(path, body(idOf(await begin(world))), { as: world.boss })
const because: Body = id => ({ id, reason: 'for the test' })

const distributed: Play = async world => {
  const id = idOf(await deposit(world))
  idOf(await world.api.post('/recharges/rechargeStatus/S', { id, status: 1, fee: '0' }, { as: world.boss }))
  return world.api.post('/recharges/confirm/S', { id }, { as: world.ada })
}

/** Top-ups, deposits and bank accounts. */
export const moneyIn: Plays = {
  'topUp.submit': topUp,
  'topUp.approve': deciding(topUp, '/topup/approve/S'),
  'topUp.reject': deciding(topUp, '/topup/reject/S', because),
  'bank.submitFps': fps,
  'bank.approveFps': deciding(fps, '/userfpsrecharges/approve/S'),
  'bank.rejectFps': deciding(fps, '/userfpsrecharges/reject/S', because),
  'bank.submitDeposit': deposit,
  'bank.submitCardWire': async ({ api, ben }) => {
    const transferImg = (await upload(api, ben)).body.data[0].id
    return api.post('/userrecharges/S', { depositType: 3, currency: 'USD', transferImg }, { as: ben })
  },
  'bank.markDeposit': deciding(deposit, '/recharges/setdepositStatus/S', id => ({ id, status: 1 })),
  'bank.decideDeposit': deciding(deposit, '/recharges/rechargeStatus/S', id => ({
    ...because(id),
    status: -1,
  })),
  'bank.confirmDeposit': distributed,
  'bank.enterCircleDeposit': ({ api, ada, boss }) =>
    api.post(
      '/circlerecharges/S',
      { uid: ada.uid, circleId: randomUUID(), currency: 'USD', amount: '10' },
      { as: boss },
    ),
  'bank.link': async ({ api, member }) => api.post('/bank/create/S', hongKong, { as: await member() }),
  'bank.edit': async world => {
    const { as, id } = await linked(world)
    const { terms: _, ...details } = hongKong
    return world.api.post('/bank/update/S', { ...details, id, beneficiaryname: 'Ada King' }, { as })
  },
  'bank.approve': async world =>
    world.api.post('/bank/approve/S', { id: (await linked(world)).id }, { as: world.boss }),
  'bank.reject': async world =>
    world.api.post('/bank/reject/S', because((await linked(world)).id), { as: world.boss }),
  'bank.setCategory': async world => {
    const saved = await world.api.post('/bankcategorys/S', { category_name: 'Personal' }, { as: world.boss })
    const body = { id: (await linked(world)).id, categoryid: idOf(saved) }
    return world.api.post('/bank/categoryid/S', body, { as: world.boss })
  },
  'bank.unlink': async world =>
    world.api.ask('DELETE', `/bank/delete/${(await linked(world)).id}/S`, { as: world.boss }),
  'payment.request': requested,
  'payment.decideRequest': deciding(requested, '/requestpayment/status/S', id => ({ id, status: 1 })),
  'wallet.create': async ({ api, member }) =>
    api.post('/wallet/create/S', { currency: 'USD' }, { as: await member() }),
  'wallet.approveCurrency': async world =>
    world.api.post('/wallet/approvecurrency/S', { id: await askedWallet(world) }, { as: world.boss }),
  'wallet.rejectCurrency': async world =>
    world.api.post('/wallet/rejectcurrency/S', because(await askedWallet(world)), { as: world.boss }),
  'office.adjust': ({ api, ada, boss }) =>
    api.post('/transactions/S', adjustment(ada.uid, '10'), { as: boss }),
  'office.approveAdjustment': adjusted('/adjustments/approve/S'),
  'office.rejectAdjustment': adjusted('/adjustments/reject/S'),
  'office.approveProposal': async world =>
    world.api.post('/proposals/approve/S', { id: await proposed(world) }, { as: world.second }),
  'office.rejectProposal': async world =>
    world.api.post('/proposals/reject/S', because(await proposed(world)), { as: world.second }),
  'office.withdrawProposal': async world =>
    world.api.post('/proposals/withdraw/S', { id: await proposed(world) }, { as: world.boss }),
}

const adjustment = (uid: string, amount: string) => ({ uid, currency: 'USD', amount, reason: 'a lost wire' })

/** Much more than one administrator may adjust alone. */
function adjusted(path: string): Play {
  return async ({ api, ada, boss, second }) => {
    const id = proposalOf(await api.post('/transactions/S', adjustment(ada.uid, '900000'), { as: boss }))
    return api.post(path, path.includes('reject') ? because(id) : { id }, { as: second })
  }
}

const proposed = async ({ api, ada, boss }: World): Promise<string> =>
  proposalOf(
    await api.post(
      '/circlerecharges/S',
      { uid: ada.uid, circleId: randomUUID(), currency: 'USD', amount: '900000' },
      { as: boss },
    ),
  )

let wallets = 0
/** A wallet that a member has asked for, in a currency that takes the house's consent. */
const askedWallet = async ({ api, ada, boss }: World): Promise<string> => {
  const code = `W${String.fromCharCode(65 + wallets++)}X`
  const currency = {
    currency_code: code,
    currency_name: code,
    ...{ type: 1, on_request: 1, currency_img: '/currencies/usd.svg' },
  }
  idOf(await api.post('/currencys/S', currency, { as: boss }))
  idOf(await api.post('/wallet/create/S', { currency: code }, { as: ada }))
  const [asked] = await api.log.readStream(`wallet-${ada.uid}`, { direction: 'backwards', limit: 1 })
  return JSON.parse(asked?.data ?? '{}').requestId
}
