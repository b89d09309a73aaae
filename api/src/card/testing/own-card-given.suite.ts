import { randomUUID } from 'node:crypto'
import { catalogueDecider, catalogueId } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the own-card tests: a house that keeps cards, and the ways a member gets one.

export let api: Api
export let finance: Person

/** Sets the hooks of a test file: an API of its own for all of its tests. */
export const useCardHouse = (over: Parameters<typeof startApi>[0] = {}): void => {
  beforeAll(async () => {
    api = await startApi(over)
    await seedCatalogue(api)
    finance = await api.person('finance', { role: 'finance' })
  })
  afterAll(() => api.stop())
}

export const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
export const about = { actor: { kind: 'admin', id: 'test' }, correlationId: 'test' } as const
export const save = async (
  kind: 'card-type' | 'charge-item' | 'precharge-item' | 'sys-config',
  id: string,
  value: object,
) => {
  const command = { type: 'SaveEntry', input: { kind, id, value } } as const
  const asked = { id: randomUUID(), ...about, command: command as never }
  const outcome = await api.ledger.handle(catalogueDecider, catalogueId(kind, id), asked)
  if (outcome.kind === 'refused' || !outcome.position) throw new Error(`the catalogue refuses ${id}`)
  await api.catalogue.seen(outcome.position)
}
export const set = (field_code: string, field_value: string) =>
  save('sys-config', field_code, { field_code, field_value })

/** A verified member with coins. */
export const rich = async (name: string, amount = '1000') => {
  const person = await api.person(name)
  await fund(api, person, 'USDC', amount)
  return person
}
export const open = (as: Person, fields: object = { currency: 'USDC' }, key?: string) =>
  api.get(`/cards/opencard/S/${filter(fields)}`, {
    as,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  })
export const charge = (as: Person, fields: object, key?: string) =>
  api.get(`/cards/charge/S/${filter({ currency: 'USDC', ...fields })}`, {
    as,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  })
export const check = (as: Person, fields: object) =>
  api.post('/cards/checkcharge/S', { currency: 'USDC', ...fields }, { as })
export const order = (as: Person, orderNumber: string, cardType?: string) =>
  api.get(`/cards/opencardbywixpay/S/${filter({ orderNumber, cardType })}`, { as })
export const infoOf = async (as: Person) => (await api.get('/cards/getusercardinfo/S', { as })).body.data[0]
export const coinsOf = async (as: Person) => {
  const { body } = await api.get(`/wallets/userWallet/S/${filter({ currency: 'USDC' })}`, { as })
  return body.data[0]
}
export const activate = async ({ uid }: Person) => {
  const { state } = await api.ledger.load(walletDecider, uid)
  const input = { cardId: state.card?.cardId ?? 'none' }
  const command = { type: 'ActivateCard', input, given: { approver: 'test', today: '2026-11-20' } } as const
  await api.ledger.handle(walletDecider, uid, { id: randomUUID(), ...about, command })
}
/** A member whose card is active. */
export const holder = async (name: string, amount = '1000') => {
  const person = await rich(name, amount)
  await open(person)
  await activate(person)
  return person
}
