import { randomUUID } from 'node:crypto'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import { type Api, type Heard, type Person, pin, standing, startApi, toVip } from '../api.ts'
import { takeFps } from '../bank.ts'
import { addressNumber, centralAddress, setCentral } from '../deposit-address.ts'
import type { startFakeCustody } from '../fake-custody.ts'
import type { fakeScreening } from '../fake-screening.ts'
import { fund, shown } from '../fund.ts'
import { saveEntry, seedCatalogue } from '../seed-catalogue.ts'

/** A platform whose read models stand still: what its plays write is in the log, and no list shows it. */
export type World = {
  readonly api: Api
  /** Verified members with money of every kind. */
  readonly ada: Person
  readonly ben: Person
  /** Two administrators who may do everything. */
  readonly boss: Person
  readonly second: Person
  /** A verified member of a play's own. */
  readonly member: (kyc?: 1 | -1) => Promise<Person>
  readonly screening: ReturnType<typeof fakeScreening>['screening']
  readonly custody: ReturnType<typeof startFakeCustody>
  /** A new address of ERC20. */
  readonly address: () => string
}

/** Makes one call, and whatever it needs before: the last answer is that of the call. */
export type Play = (world: World) => Promise<Heard>

/** Plays of the contract's calls, by their names (`topUp.approve`). */
export type Plays = Readonly<Record<string, Play>>

const entries = [
  ['send-fee', 'USDC-ERC20', { currency: 'USDC', network: 'ERC20', fee: '1', status: 1 }],
  ['trade-pair', 'BTC-USD', { base: 'BTC', target: 'USD', minimum: '0.001', status: 1 }],
  ['fixed-deposit-plan', 'USD-3', { currency: 'USD', term: 3, rate: '3.65', minimum: '10', status: 1 }],
  ['sys-config', 'cardWixpayStatus', { field_code: 'cardWixpayStatus', field_value: '1', shown: false }],
  ['vip-level', '3', { level: 3, level_name: 'Three', status: 1 }],
] as const

type Services = {
  readonly custody: ReturnType<typeof startFakeCustody>
  readonly screening: ReturnType<typeof fakeScreening>['screening']
}

/** Starts the platform, with its people. */
export const openWorld = async ({ custody, screening }: Services): Promise<World> => {
  const config = { custodyUrl: custody.url, screeningUrl: screening.url }
  const api = await startApi({ config })
  await seedCatalogue(api)
  await takeFps(api)
  await setCentral(api, centralAddress)
  for (const [kind, id, value] of entries) await saveEntry(api, kind, id, value)
  const [ada, ben] = [await api.person('ada'), await api.person('ben')]
  for (const [who, currency, amount] of [
    [ada, 'USD', '100000'],
    [ada, 'USDC', '10000'],
    [ada, 'BTC', '10'],
    [ben, 'USD', '1000'],
  ] as const)
    await fund(api, who, currency, amount)
  for (const { uid } of [ada, ben]) await standing(api.ledger, uid, toVip(3))
  const boss = await api.person('boss', { role: 'superadmin' })
  const second = await api.person('second', { role: 'superadmin' })
  let count = 0
  const member = async (kyc: 1 | -1 = 1) => api.person(`member-${++count}`, { kyc })
  let last = 0
  const address = () => addressNumber(++last)
  return { api, ada, ben, boss, second, member, screening, custody, address }
}

/**
 * Starts the platform, and keeps its read models from the log from then on: they show what `before` has made and nothing else.
 * `waits` names each wait for one of them.
 */
export const startWorld = async <T>(services: Services, before: (world: World) => Promise<T>) => {
  const world = await openWorld(services)
  const listed = await before(world)
  await shown(world.api)
  return { world, listed, waits: await world.api.freeze() }
}

/** The id in an answer that must be a yes. */
export const idOf = ({ status, body }: Heard): string => {
  if (status !== 200 || body.status !== true) throw new Error(`no yes: ${status} ${JSON.stringify(body)}`)
  return body.data[0].id
}

/** The proposal that an answer says to wait. */
export const proposalOf = ({ body }: Heard): string => {
  if (!body.proposal) throw new Error(`nothing waits: ${JSON.stringify(body)}`)
  return body.proposal
}

/** The code that was mailed for a payment or another scene. */
export const codeOf = async ({ api }: World, as: Person, scene: string, payment: object = {}) => {
  const { status, body } = await api.post(
    '/user/getEmailCode',
    { email: as.email, scene, ...payment },
    { as, form: 'headers' },
  )
  if (!body.status) throw new Error(`no code: ${status} ${JSON.stringify(body)}`)
  return (await api.mailTo(as.email))?.code as string
}

/** Gives a command to a member's wallet as the house itself. */
export const handle = async ({ api }: World, { uid }: Person, command: WalletCommand) => {
  const about = { id: randomUUID(), actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const
  const outcome = await api.ledger.handle(walletDecider, uid, { ...about, command })
  if (outcome.kind === 'refused') throw new Error(`refused: ${outcome.refusal.kind}`)
}

export { pin }
