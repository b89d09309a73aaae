import { randomUUID } from 'node:crypto'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { wire } from '@strongroom/shared'
import { afterAll, beforeAll } from 'vitest'
import { type Api, type Person, startApi } from '../../testing/api.ts'
import { fund, shown } from '../../testing/fund.ts'
import { seedCatalogue } from '../../testing/seed-catalogue.ts'
import { bound } from '../../vault/bound.ts'
import * as statementItemsStore from '../../vault/statement-items.ts'
import * as statementsStore from '../../vault/statements.ts'
import { reconcileStatements } from '../reconciliation/reconcile-statements.ts'

// The setting of the tests of reconciliation: a member with money, and two of finance.

export let api: Api
export let ada: Person
export let finance: Person
export let second: Person
/** The day `days` from today: a statement has days on both sides of midnight, whenever it comes. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const json = (fields: object) => encodeURIComponent(JSON.stringify(fields))
export const call = async (path: string, body: object, as = finance) =>
  (await api.post(`/finance/${path}/S`, body, { as })).body
export const items = async (statement: string, fields: object = {}): Promise<wire.StatementItem[]> =>
  (await api.get(`/finance/statementitems/S/${json({ statement, limit: 100, ...fields })}`, { as: finance }))
    .body.data.data
export const one = async (id: string): Promise<wire.StatementDetail> =>
  (await api.get(`/finance/statement/${id}/S`, { as: finance })).body.data[0]
/** The workers' turn when they are woken. */
export const job = async (db = api.db) => {
  await shown(api)
  const { logger } = api.deps
  const stores = { statements: bound(statementsStore, db), statementItems: bound(statementItemsStore, db) }
  const stopping = new AbortController().signal
  const { catalogue } = api
  await reconcileStatements({
    ...stores,
    catalogue,
    db,
    log: api.log,
    views: api.views,
    logger,
    stopping,
  })()
}

export const rules: wire.MatchingRule[] = [
  { by: 'reference', days: 3, tolerance: '0' },
  { by: 'amount', days: 3, tolerance: '0' },
]
export const mapping = { booked_on: 'Date', amount: 'Amount', reference: 'Text', counterparty: 'Name' }
export const chain = {
  name: 'Custody',
  account: 'world:chain',
  currency: 'USD',
  format: 'csv',
  mapping,
  rules,
}
export const head = 'Date,Amount,Text,Name\n'
export const line = (amount: string, text = '', days = 1) => `${dayIn(days)},${amount},${text},A. Payer\n`
/** The source that the statements are from, once it was added. */
export const from = { source: '' }
export const add = async (content: string, given: object = {}) => {
  const { data, ...answer } = await call('statements', {
    source: from.source,
    file_name: 'march.csv',
    content,
    ...given,
  })
  return { ...answer, id: data?.[0]?.id as string }
}
export const added = async (content: string): Promise<string> => {
  const { id } = await add(content)
  await job()
  return id
}
/** Money in by a transaction of a chain. */
export const topUp = async (amount: string, txid: string) => {
  const currency = api.catalogue.currency('USD')
  if (!currency) throw new Error('the tests have no USD')
  const topUpId = randomUUID()
  const about = { actor: { kind: 'system', id: 'test' }, correlationId: 'test' } as const
  const input = { topUpId, currency: 'USD', network: 'TEST', amount, txid }
  const given = { verified: true, currency, networkOffered: true }
  await api.ledger.handle(walletDecider, ada.uid, {
    ...{ ...about, id: randomUUID(), command: { type: 'SubmitTopUp', input, given } },
  })
  const approve = { type: 'ApproveTopUp', input: { topUpId }, given: { approver: 'test', currency } } as const
  await api.ledger.handle(walletDecider, ada.uid, { ...about, id: randomUUID(), command: approve })
}

/** Sets the hooks of a test file: each calls it, because files that run in one process load this module once. */
export const useReconciliation = (): void => {
  beforeAll(async () => {
    api = await startApi()
    await seedCatalogue(api)
    ada = await api.person('ada')
    finance = await api.person('finance', { role: 'finance' })
    second = await api.person('second', { role: 'finance' })
    await fund(api, ada, 'USD', '1000')
  })
  afterAll(() => api.stop())
}
