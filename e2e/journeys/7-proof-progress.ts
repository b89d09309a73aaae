import type { Route } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** A large log: the proof of a small one is over before its progress is asked for. */
const underWay = {
  asked_date: '2026-11-22T08:59:59.000Z',
  proven_date: '2026-11-21T00:10:00.000Z',
  events: 12_345_678,
  progress: {
    step: 'keeping',
    done: 5_250_000,
    total: 20_000_000,
    per_second: 21_000,
    eta_ms: 702_000,
    began_date: '2026-11-22T09:00:00.000Z',
  },
}
const withProgress = async (route: Route): Promise<void> => {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, json: { ...(await answer.json()), data: [underWay] } })
}

const journey: Journey = {
  name: 'finance sees how far a proof of liabilities has come, on a phone as well',
  run: async ({ open, signedIn, picture }) => {
    for (const [width, address] of [
      [390, '/zh/admin/holdings'],
      [390, '/admin/holdings'],
      [1440, '/admin/holdings'],
    ] as const) {
      const page = await open({ viewport: { width, height: 844 }, serviceWorkers: 'block' })
      await signedIn(page, 'finance@example.com')
      await page.route(/v1.liabilities.prove/, withProgress)
      await page.goto(address)
      await page.getByRole('progressbar').waitFor()
      await page.getByText('26%').waitFor()
      const where = `the progress of a proof on ${address} at ${width}`
      await staysInside(page, where)
      await isOpenToAll(page, where)
      await picture(`proof-progress-${address.replaceAll('/', '')}-${width}`, page)
    }
  },
}
export default [journey]
