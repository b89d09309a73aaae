import type { wire } from '@strongroom/shared'
import { createTransport } from 'nodemailer'
import type { Api } from '../../testing/api.ts'
import { bound } from '../../vault/bound.ts'
import * as pricePoints from '../../vault/price-points.ts'
import * as serviceIncidents from '../../vault/service-incidents.ts'
import type { LookedAt } from '../service/find-troubles.ts'
import { noteServiceState } from '../service/note-service-state.ts'
import { serviceStateOf } from '../service/service-state.ts'

/** A service that is away, and says where it stands. */
export const away = (): Promise<never> =>
  Promise.reject(new Error('postgresql://strongroom:secret@db is away'))

export const stateOf = async (part: wire.ServicePart, state: Promise<wire.ServiceState>) =>
  (await state).parts.find(each => each.part === part)

export const priced = async (symbols: readonly string[], price = '1') => ({
  ...{
    prices: Object.fromEntries(symbols.map(symbol => [symbol.toLowerCase(), price])),
    source: 'demo' as const,
  },
  asOf: new Date().toISOString(),
})

const smtp = createTransport({ jsonTransport: true })
const shown = (...codes: readonly string[]) => ({
  list: () => codes.map(currency_code => ({ currency_code, status: 1 })),
})

/** The looks of tests at the service of an API, which is started later. */
export const looksAt = (current: () => Api) => {
  const sql = (text: string) => current().db.query(text)
  const usual = () => {
    const { db, log } = current()
    return {
      db,
      log,
      serviceIncidents: bound(serviceIncidents, db),
      pricePoints: bound(pricePoints, db),
    }
  }
  /** Looks once, as the job does. */
  const noteOnce = (given: Partial<LookedAt> = {}) => {
    const { views } = current()
    const parts = { views, config: {}, smtp, prices: priced, catalogue: shown('BTC', 'ETH') }
    return noteServiceState({ ...usual(), ...parts, ...given } as never)()
  }
  return {
    sql,
    noteOnce,
    /** Looks twice: what both looks find is written down. */
    note: async (given: Partial<LookedAt> = {}) => {
      await noteOnce(given)
      await noteOnce(given)
    },
    /** The service as another process finds it now. */
    look: (given: object = {}) =>
      serviceStateOf({
        ...usual(),
        catalogue: current().catalogue,
        now: () => new Date(),
        ...given,
      } as never),
    /** Nothing was noted so far, and one process answers people. */
    forget: async () => {
      await sql('delete from private.service_incidents')
      await sql('delete from work.turns')
      await sql('delete from work.service_looks')
      await sql('delete from work.processes')
      await sql(
        `insert into work.processes values (gen_random_uuid(), 'api', '1', null, '1', 'postgresql', 'postgresql', now() - interval '1 hour', now())`,
      )
    },
  }
}
