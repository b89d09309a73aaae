import { mostCardBatchRows } from '@strongroom/ledger/card'
import { demoPrices } from '@strongroom/projections/catalogue'
import { registerMember } from '../../account/register-member.ts'
import { reconcileStatements } from '../../finance/reconciliation/reconcile-statements.ts'
import { decideInBulk } from '../../office/decide-in-bulk.ts'
import * as depositAddresses from '../../vault/deposit-addresses.ts'
import { createStores } from '../../vault/stores.ts'
import { type Person, password, pin } from '../api.ts'
import { proofOf } from '../bank.ts'
import { shown } from '../fund.ts'
import { look } from '../look.ts'
import { newTxid, submitTopUp } from '../money.ts'
import { cardOf, row } from './desks.ts'
import { bankIn } from './money-out.ts'
import { idOf, proposalOf, type World } from './world.ts'

// Acts that fill the lists which no play about a case fills: a member's own applications, letters to customer service, the bank's statements.

const agreed = async ({ api, second }: World, id: string) =>
  idOf(await api.post('/proposals/approve/S', { id }, { as: second }))

/** A member whom another has brought. */
const brought = ({ api, ada }: World) =>
  registerMember(api, {
    ...{ email: 'fay@example.com', username: 'fay', userType: 0, password, pin, referral: ada.uid },
  })

/** A deposit address that was applied for and given, and what came to it. */
const address = async ({ api, ada, boss, address: next }: World) => {
  const pot = { currency: 'USDC', network: 'ERC20' }
  const id = idOf(await api.post('/ccaddressapplys/S', pot, { as: ada }))
  await depositAddresses.add(api.db, 'ERC20', [next()])
  await api.post('/ccaddress/status/S', { id, status: 1 }, { as: boss })
  const paid = { ...pot, amount: '30', txid: newTxid() }
  await api.post(
    '/topup/approve/S',
    { id: idOf(await api.post('/topup/S', paid, { as: ada })) },
    { as: boss },
  )
  const applicant = await api.person('applicant')
  const named = idOf(await api.post('/ccaddressapplys/S', pot, { as: applicant }))
  // The address that is named waits for a second administrator: a proposal whose member stands in the application.
  proposalOf(await api.post('/ccaddress/status/S', { id: named, status: 1, ccaddress: next() }, { as: boss }))
}

const csvOf = (rows: readonly ReturnType<typeof row>[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)].map(cells => cells.join(',')).join('\n')

/** A card with a purchase that its processor let through, a spend, and a file of as many as a job books. */
const card = async (world: World) => {
  const of = await cardOf(world, world.ada)
  const bought = { amount: '0.1', merchant: 'Shop', mcc: '5411', country: 'HK', channel: 'chip' }
  idOf(await world.api.post('/cards/trypurchase/S', bought, { as: world.ada }))
  const disposable = { use: 'single', amount: '5', months: 1, pin }
  idOf(await world.api.post('/cards/makenumber/S', disposable, { as: world.ada }))
  for (const spends of [1, mostCardBatchRows + 1]) {
    const csv = csvOf(Array.from({ length: spends }, () => ({ ...row(of, 'spend'), amount: '0.01' })))
    const { body } = await world.api.post('/logcards/saveSpendLog/S', { csv }, { as: world.boss })
    if (!body.status) throw new Error(`no import: ${JSON.stringify(body).slice(0, 500)}`)
  }
}

/** Applications for a level, for gift cards and for a virtual account, which is given. */
const applications = async (world: World) => {
  const { api, ada, boss } = world
  const given = { bankId: await bankIn(world), file: await proofOf(api, ada), volume: 2, terms: true }
  idOf(await api.post('/user/applyvip/S', given, { as: ada }))
  const cards = { website: 'example.com', face_value: '25.00', quantity: 1 }
  idOf(await api.post('/user/applygiftcard/S', cards, { as: ada }))
  await api.post('/virtualaccount/request/S', {}, { as: ada })
  const details = { beneficiary_name: 'Ada', bank_name: 'Harbour Bank', account_number: '99001122' }
  const waits = await api.post('/virtualaccounts/give/S', { uid: ada.uid, ...details }, { as: boss })
  await agreed(world, proposalOf(waits))
}

const question = ({ api, ada }: World) =>
  api.post('/support/open/S', { subject: 'Late', text: 'Since Monday.', reference: 'top-up-1' }, { as: ada })

/** An administrator's look at an identity. */
const looked = async ({ api, boss }: World) => {
  await shown(api)
  const [handedIn] = (await api.get('/userkyc/list/S', { as: boss })).body.data.data
  await look(api, `/userkyc/getById/${handedIn.id}/S`, boss)
}

const parts = ({ api }: World) => ({
  ...{ ...api.deps, ...createStores(api.db, api.deps.config) },
  ...{ prices: demoPrices, screening: undefined, stopping: new AbortController().signal },
})

/** A statement of the custody, with an item that is noted. */
const statement = async (world: World) => {
  const post = async (path: string, body: object) =>
    idOf(await world.api.post(`/finance/${path}/S`, body, { as: world.boss }))
  const mapping = { booked_on: 'Date', amount: 'Amount', reference: 'Text', counterparty: 'Name' }
  const source = await post('statementsources', {
    ...{ name: 'Custody', account: 'world:chain', currency: 'USD', format: 'csv', mapping },
    rules: [{ by: 'amount', days: 3, tolerance: '0' }],
  })
  const content = 'Date,Amount,Text,Name\n2026-02-03,12.5,T-1,A. Payer\n'
  await post('statements', { source, file_name: 'march.csv', content })
  await reconcileStatements(parts(world))()
}

/** A bulk job that was carried out, one of whose cases is of the administrator who asked for it; gives its id. */
const bulk = async (world: World): Promise<string> => {
  const { api, ada, boss } = world
  const waiting = (as: Person) => submitTopUp(api, as, 'USDC', '20')
  const ids = [await waiting(ada), await waiting(boss)]
  await shown(api)
  const job = { kind: 'top-up', decision: 1, ids, reason: 'seen' }
  const id = idOf(await api.post('/office/bulk/S', job, { as: boss }))
  await decideInBulk(parts(world))()
  return id
}

/** Fills the lists that no play about a case fills; gives the bulk job whose rows are a list. */
export const fillLists = async (world: World): Promise<{ readonly bulkJob: string }> => {
  await brought(world)
  await address(world)
  await card(world)
  await applications(world)
  idOf(await question(world))
  await looked(world)
  await statement(world)
  return { bulkJob: await bulk(world) }
}
