import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** The month after this one, `2026-12`, UTC. */
const nextMonth = () => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7)
}

const journey: Journey = {
  name: 'a member sees money that is to come and to go, by day',
  run: async ({ page, signedIn, sessionOf, picture }) => {
    const ada = firstOf<{ uid: string }>(
      await call(await sessionOf('ada@example.com'), 'GET', '/user/userinfo'),
    ).uid
    // Ben's request can be paid for thirty days, so its last day is among the coming days or in the next month.
    const ben = await sessionOf('ben@example.com')
    firstOf(await call(ben, 'POST', '/quickpay/requests/add', { uid: ada, currency: 'USD', amount: '7.25' }))
    await signedIn(page, 'ada@example.com')
    await page.goto('/upcoming')
    await page.getByRole('list', { name: 'Calendar' }).waitFor()
    await staysInside(page, 'the coming days')
    await page.goto(`/upcoming?month=${nextMonth()}`)
    await page.getByRole('list', { name: 'Calendar' }).waitFor()
    await page
      .getByText(/asks you: last day/)
      .first()
      .waitFor()
    await staysInside(page, 'the month to come')
    await isOpenToAll(page, 'the month to come')
    await picture('upcoming', page, { fullPage: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await staysInside(page, 'the month to come, on a phone')
    await picture('upcoming-phone', page, { fullPage: true })
  },
}
export default [journey]
