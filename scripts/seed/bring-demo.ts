import { createFileStores, createStores, noteInLog, openFiles, registerMember } from '@strongroom/api'
import { claimPlatform } from '@strongroom/api/process'
import { type MemberCommand, memberDecider } from '@strongroom/ledger/account'
import { configs, openCatalogue } from '@strongroom/ledger/catalogue'
import { type Actor, createLedger, derivedId, type Fact, type Outcome } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { submitTopUp } from '@strongroom/ledger/top-up'
import { walletDecider } from '@strongroom/ledger/wallet'
import { readConfig } from '@strongroom/shared/config'
import { Pool } from 'pg'
import { demoDepositAddresses } from './demo-deposit-addresses.ts'
import { demoIdentity } from './demo-identity.ts'
import { type DemoPerson, demoMembers, demoPassword, demoPin } from './demo-members.ts'
import { aboutNow } from './past/about-now.ts'
import { type Calendar, calendarOf } from './past/calendar.ts'
import { txidOf } from './past/coins.ts'
import { livePast } from './past/live-past.ts'
import { pastBegins } from './past/past-begins.ts'
import { priceQuarters } from './past/prices.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { demoCatalogue } from './starting-catalogue.ts'

// Brings the demo into an empty platform, through the same commands that people give. Every command has an id that follows from
// its content, so a seed that was interrupted is simply run again. With a past, each command is dated when it would have been
// given, and the past is relative to the day it began on. Prints the members as one line of JSON.
const config = readConfig(process.env)
if (config.demoData === 'off') throw new Error('DEMO_DATA is off')
const database = new Pool({ connectionString: config.databaseUrl })
database.on('error', () => {})
const log = await openLog({ eventstoreUrl: config.eventstoreUrl, databaseUrl: config.databaseUrl })
await claimPlatform({ config, log })
const today = () => new Date(Date.now() + config.clockOffsetMs)
const begins = config.demoData === 'on' ? await pastBegins(log, today()) : undefined
const calendar = begins && calendarOf(begins)
/** Members join on the first morning, a minute apart; without a past, now. */
const clock = { now: calendar ? calendar.at(0, '06:00') : today() }
const minuteLater = () => {
  clock.now = calendar ? new Date(clock.now.getTime() + 60_000) : today()
}
const ledger = createLedger({ log, now: () => clock.now })
const stores = createStores(database, config)
const { members } = stores
const files = await openFiles(config)
const { uploads, kycForms } = createFileStores({ db: database, files, secretKey: config.secretKey })
const system: Actor = { kind: 'system', id: 'demo' }

const { position: catalogueAt } = await seedCatalogue(log, ledger, demoCatalogue())
const uids = new Map<string, string>()
for (const person of demoMembers) {
  minuteLater()
  uids.set(person.email, await register(person))
}
const admin: Actor = { kind: 'admin', id: uidOf('admin@example.com') }
for (const person of demoMembers) {
  minuteLater()
  await settle(person)
}
if (calendar) await bringPast(calendar)
const pool = stores.depositAddresses
for (const [network, addresses] of Object.entries(demoDepositAddresses))
  await pool.add(network, addresses, { demo: true })

const [admins, others] = [demoMembers.filter(({ role }) => role), demoMembers.filter(({ role }) => !role)]
const listed = await Promise.all(
  [...others, ...admins].map(async person => {
    const uid = uidOf(person.email)
    const about = calendar ? await aboutNow(ledger, uid, person) : person.about
    return { email: person.email, uid, about }
  }),
)
await log.close()
await database.end()
console.log(JSON.stringify(listed))

function uidOf(email: string): string {
  const uid = uids.get(email)
  if (!uid) throw new Error('a demo member was not registered')
  return uid
}

/** One whose registration was cut off between the profile and the log is registered now. */
async function register({ email, username }: DemoPerson): Promise<string> {
  const profile = { email, username, userType: 0, password: demoPassword, pin: demoPin } as const
  const uid = await registerMember({ members, ledger }, profile)
  if (uid) return uid
  const kept = await members.byEmail(email)
  if (!kept) throw new Error('a demo member was not registered')
  if (!kept.registered) await noteInLog({ members, ledger }, kept)
  return kept.uid
}

async function settle({ email, role, kyc, deposits, card }: DemoPerson): Promise<void> {
  const uid = uidOf(email)
  if (role) await member(uid, { type: 'SetRole', input: { role } }, system)
  if (kyc === 1) await member(uid, { type: 'DecideKyc', input: { status: 1 } }, system)
  if (kyc === 0 && !calendar) await identify(email)
  for (const deposit of deposits) await bringIn(uid, deposit)
  if (card) await openCard(uid, card)
}

/** The member hands in their identity, which then waits. */
async function identify(email: string): Promise<void> {
  const uid = uidOf(email)
  const input = await demoIdentity({ kycForms, uploads }, uid, derivedId('demo', uid, 'identity'))
  await member(uid, { type: 'SubmitKyc', input, given: {} }, { kind: 'member', id: uid })
}

/** Past of the members since they joined. Their profiles are as old as their accounts. */
async function bringPast(calendar: Calendar): Promise<void> {
  const catalogue = await openCatalogue(log)
  const waiting = demoMembers
    .filter(({ kyc }) => kyc === 0)
    .map(({ email }) => [{ at: calendar.at(119, '16:25'), run: () => identify(email) }])
  const demo = { ledger, log, catalogue, stores, uploads, calendar, clock, uidOf }
  await livePast(demo, waiting)
  await priceQuarters(demo, today())
  await catalogue.close()
  await database.query('update private.members set created_at = $1 where uid = any($2::bigint[])', [
    calendar.at(0, '06:00'),
    [...uids.values()],
  ])
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
  await stores.cardRecords.add({ cardId, uid, reference, number, expiry: '12/30' })
  const activation = {
    type: 'ActivateCard',
    input: { cardId },
    given: { approver: admin.id, today: clock.now.toISOString().slice(0, 10) },
  } as const
  accepted(await ledger.handle(walletDecider, uid, about([uid, 'activate card'], admin, activation)))
}

async function member(uid: string, command: MemberCommand, actor: Actor): Promise<void> {
  accepted(await ledger.handle(memberDecider, uid, about([uid, command.type], actor, command)))
}

/** A deposit as it really comes: the member says so, an administrator has seen it. */
async function bringIn(
  uid: string,
  { currency: code, network, amount }: DemoPerson['deposits'][number],
): Promise<void> {
  const topUpId = derivedId('demo', uid, code)
  const entry = demoCatalogue().find(({ kind, value }) => kind === 'currency' && value.currency_code === code)
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
