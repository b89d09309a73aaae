import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { shown } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'

// The setting of the card office's tests: two members who have opened a card, and its administrators.

export let api: Api
export let ada: Person
export let ben: Person
export let finance: Person
export let support: Person

/**
 * Sets the hooks of a test file: an API of its own for all of its tests. Each file calls it, because files that run in one
 * process load this module once.
 */
export const useCardOffice = (): void => {
  beforeAll(async () => {
    api = await startApi({ config: { rateLimits: true } })
    await seedCatalogue(api)
    ada = await api.person('ada')
    ben = await api.person('ben')
    finance = await api.person('finance', { role: 'finance' })
    support = await api.person('support', { role: 'support' })
    for (const who of [ada, ben]) await open(who)
  })
  afterAll(() => api.stop())
}

export const filter = (fields: object) => encodeURIComponent(JSON.stringify(fields))
export const number = (last4: string) => `411111111111${last4}`

/** A card with 20 USD on it, as if it had been paid for elsewhere. */
export const open = async ({ uid }: Person) => {
  const outcome = await api.ledger.handle(walletDecider, uid, {
    id: randomUUID(),
    actor: { kind: 'system', id: 'test' },
    correlationId: 'test',
    command: {
      type: 'OpenCard',
      input: { cardId: randomUUID(), currency: 'USDC' },
      given: {
        verified: true,
        currency: { code: 'USDC', scale: 6 },
        cardCurrency: { code: 'USD', scale: 2 },
        fee: '0',
        initialBalance: '20',
        precharge: '0',
      },
    },
  })
  expect(outcome.kind).toBe('accepted')
  await shown(api)
}
export const entry = (who: Person, card_id: string, last4: string) => ({
  email: who.email,
  card_id,
  card_number: number(last4),
  cvv: '123',
  expiration_date: '09/29',
})
export const add = (body: object, as = finance) => api.post('/cards/addcard/S', body, { as })
export const list = async (path: string, fields: object, as = support) =>
  (await api.get(`${path}/S/${filter(fields)}`, { as })).body.data

export const today = new Date().toISOString().slice(0, 10)
export const head =
  'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id,memo'
export const csv = (...lines: readonly string[]) => [head, ...lines].join('\n')
export const row = (
  card: string,
  amount: string,
  transaction: string,
  kind = 'purchase',
  day = '2026-02-03',
) => [card, kind, amount, day, day, 'Corner shop', transaction, 'seen'].join(',')
export const save = (body: object, as = finance) => api.post('/logcards/saveSpendLog/S', body, { as })
export const dry = async (...lines: readonly string[]) =>
  (await save({ csv: csv(...lines), dryRun: 1 })).body.data[0]
export const balance = async (who: Person) =>
  (await list('/cards/listByAdmin', { uid: who.uid })).data[0].balance
