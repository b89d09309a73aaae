import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** So long a request can be paid. */
const OPEN_MS = 30 * 86_400_000

/** The month in which a request made now can be paid last, `2026-12`, UTC. */
const lastMonth = () => new Date(Date.now() + OPEN_MS).toISOString().slice(0, 7)

const journey: Journey = {
  name: 'a member sees money that is to come and to go, by day',
  run: async ({ page, signedIn, sessionOf, picture }) => {
    const ada = firstOf<{ uid: string }>(
      await call(await sessionOf('ada@example.com'), 'GET', '/user/userinfo'),
    ).uid
    // The last day of Ben's request is among the coming days, and in this month or the next one.
    const ben = await sessionOf('ben@example.com')
    firstOf(await call(ben, 'POST', '/quickpay/requests/add', { uid: ada, currency: 'USD', amount: '7.25' }))
    await signedIn(page, 'ada@example.com')
    await page.goto('/upcoming')
    await page.getByRole('list', { name: 'Calendar' }).waitFor()
    await staysInside(page, 'the coming days')
    await page.goto(`/upcoming?month=${lastMonth()}`)
    await page.getByRole('list', { name: 'Calendar' }).waitFor()
    await page
      .getByText(/asks you: last day/)
      .first()
      .waitFor()
    await staysInside(page, 'the month of the last day')
    await isOpenToAll(page, 'the month of the last day')
    await picture('upcoming', page, { fullPage: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await staysInside(page, 'the month of the last day, on a phone')
    await picture('upcoming-phone', page, { fullPage: true })
  },
}
export default [journey]
