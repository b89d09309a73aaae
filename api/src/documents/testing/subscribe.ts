import type { Api, Person } from '../../testing/api.ts'
import { fund, shown } from '../../testing/fund.ts'
import { saveEntry } from '../../testing/seed-catalogue.ts'

/** Subscribes to a plan of three months, which administrators then see. */
export const subscribe = async (api: Api, as: Person): Promise<void> => {
  const plan = { currency: 'USD', term: 3, rate: '2', minimum: '10' }
  await saveEntry(api, 'fixed-deposit-plan', 'USD-3', plan)
  await fund(api, as, 'USD', '1000')
  const order = { planId: 'USD-3', amount: '100', rate: '2' }
  const { body } = await api.post('/userfixeddeposit/S', order, { as })
  if (body.status !== true) throw new Error(`not subscribed: ${JSON.stringify(body)}`)
  await shown(api)
}
