import {
  createCardRecords,
  createDepositAddresses,
  createKycForms,
  createMembers,
  createUploads,
  migratePrivate,
  openFiles,
  registerMember,
} from '@strongroom/api'
import { type MemberCommand, memberDecider } from '@strongroom/ledger/account'
import { configs } from '@strongroom/ledger/catalogue'
import {
  type Actor,
  createLedger,
  derivedId,
  type Fact,
  type Outcome,
  sha256,
} from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { submitTopUp } from '@strongroom/ledger/top-up'
import { walletDecider } from '@strongroom/ledger/wallet'
import { isTxid } from '@strongroom/shared'
import { readConfig } from '@strongroom/shared/config'
import { Pool } from 'pg'
import { demoDepositAddresses } from './seed/demo-deposit-addresses.ts'
import { demoIdentity } from './seed/demo-identity.ts'
import { type DemoPerson, demoMembers, demoPassword, demoPin } from './seed/demo-members.ts'
import { seedCatalogue } from './seed/seed-catalogue.ts'
import { startingCatalogue } from './seed/starting-catalogue.ts'

// Brings the demo into an empty platform, through the same commands that people give. Every command has an id that follows from
// its content, so a seed that was interrupted is simply run again. Prints the members as one line of JSON.
const config = readConfig(process.env)
if (!config.demoData) throw new Error('DEMO_DATA is off')
await migratePrivate(config.databaseUrl)
const database = new Pool({ connectionString: config.databaseUrl })
const log = await openLog({ eventstoreUrl: config.eventstoreUrl, databaseUrl: config.databaseUrl })
const ledger = createLedger({ log })
const members = createMembers(database)
const cardRecords = createCardRecords(database, config.secretKey)
const files = await openFiles(config)
const uploads = createUploads(database, files)
const kycForms = createKycForms(database, files, config.secretKey)
const system: Actor = { kind: 'system', id: 'demo' }

const { position: catalogueAt } = await seedCatalogue(log, ledger)
const uids = new Map<string, string>()
for (const person of demoMembers) uids.set(person.email, await register(person))
const admin: Actor = { kind: 'admin', id: uidOf('admin@example.com') }
for (const person of demoMembers) await settle(person)
const pool = createDepositAddresses(database)
for (const [network, addresses] of Object.entries(demoDepositAddresses))
  await pool.add(network, addresses, { demo: true })

await log.close()
await database.end()
const [admins, others] = [demoMembers.filter(({ role }) => role), demoMembers.filter(({ role }) => !role)]
console.log(
  JSON.stringify([...others, ...admins].map(({ email, about }) => ({ email, uid: uidOf(email), about }))),
)

function uidOf(email: string): string {
  const uid = uids.get(email)
  if (!uid) throw new Error('a demo member was not registered')
  return uid
}

async function register({ email, username }: DemoPerson): Promise<string> {
  const profile = { email, username, userType: 0, password: demoPassword, pin: demoPin } as const
  const uid = (await registerMember({ members, ledger }, profile)) ?? (await members.byEmail(email))?.uid
  if (!uid) throw new Error('a demo member was not registered')
  return uid
}

async function settle({ email, role, kyc, deposits, card }: DemoPerson): Promise<void> {
  const uid = uidOf(email)
  if (role) await member(uid, { type: 'SetRole', input: { role } }, system)
  if (kyc === 1) await member(uid, { type: 'DecideKyc', input: { status: 1 } }, system)
  if (kyc === 0) {
    const input = await demoIdentity({ kycForms, uploads }, uid, derivedId('demo', uid, 'identity'))
    await member(uid, { type: 'SubmitKyc', input, given: {} }, { kind: 'member', id: uid })
  }
  for (const deposit of deposits) await bringIn(uid, deposit)
  if (card) await openCard(uid, card)
}

/** A card paid for in USDC, entered and activated, at the prices a new platform has. */
async function openCard(
  uid: string,
  { precharge, reference, number }: NonNullable<DemoPerson['card']>,
): Promise<void> {
  const cardId = derivedId('demo', uid, 'card')
  const prices = { fee: configs.openCardFee.default, initialBalance: configs.cardInitialBalance.default }
  const currencies = { currency: { code: 'USDC', scale: 6 }, cardCurrency: { code: 'USD', scale: 2 } }
  const opening = {
    type: 'OpenCard',
    input: { cardId, currency: 'USDC' },
    given: { verified: true, precharge, ...prices, ...currencies },
  } as const
  const by: Actor = { kind: 'member', id: uid }
  accepted(await ledger.handle(walletDecider, uid, about([uid, 'open card'], by, opening)))
  await cardRecords.add({ cardId, uid, reference, number, expiry: '12/30' })
  const activation = {
    type: 'ActivateCard',
    input: { cardId },
    given: { approver: admin.id, today: new Date().toISOString().slice(0, 10) },
  } as const
  accepted(await ledger.handle(walletDecider, uid, about([uid, 'activate card'], admin, activation)))
}

async function member(uid: string, command: MemberCommand, actor: Actor): Promise<void> {
  accepted(await ledger.handle(memberDecider, uid, about([uid, command.type], actor, command)))
}

/** A TXID of the network, which no transaction has. */
function txidOf(network: string, topUpId: string): string {
  const hash = sha256(topUpId)
  return isTxid(network, hash) ? hash : `0x${hash}`
}

/** A deposit as it really comes: the member says so, an administrator has seen it. */
async function bringIn(
  uid: string,
  { currency: code, network, amount }: DemoPerson['deposits'][number],
): Promise<void> {
  const topUpId = derivedId('demo', uid, code)
  const entry = startingCatalogue().find(
    ({ kind, value }) => kind === 'currency' && value.currency_code === code,
  )
  if (entry?.kind !== 'currency') throw new Error(`The demo has no currency ${code}`)
  const currency = { code, scale: entry.value.scale }
  accepted(
    await submitTopUp(
      ledger,
      uid,
      about(
        [uid, code, 'submit'],
        { kind: 'member', id: uid },
        {
          type: 'SubmitTopUp',
          input: { topUpId, currency: code, network, amount, txid: txidOf(network, topUpId) },
          given: { verified: true, currency, networkOffered: true },
        },
      ),
    ),
  )
  accepted(
    await ledger.handle(
      walletDecider,
      uid,
      about([uid, code, 'approve'], admin, {
        type: 'ApproveTopUp',
        input: { topUpId },
        given: { approver: admin.id, currency },
      }),
    ),
  )
}

function about<C>(what: readonly string[], actor: Actor, command: C) {
  const id = derivedId('demo', ...what)
  return { id, actor, correlationId: id, catalogueAt, command }
}

function accepted<F extends Fact>(outcome: Outcome<F, unknown>): void {
  if (outcome.kind === 'refused') throw new Error(`The demo was refused: ${JSON.stringify(outcome.refusal)}`)
}
