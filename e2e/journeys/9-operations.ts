import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** A member's swap, by call. */
const swap = async (member: Session, sourceAmount: string): Promise<void> => {
  const asked = { source: 'USD', target: 'USDC', sourceAmount }
  const { quoteId } = firstOf<{ quoteId: string }>(await call(member, 'POST', '/swap/checkAmount', asked))
  firstOf(await call(member, 'POST', '/swap', { ...asked, quoteId }))
}

/** Waits until the member's records show a swap of that amount, without the page being left. */
const seesSwap = async (page: Page, amount: string): Promise<void> => {
  await page.goto('/records/swap')
  await page.getByText(amount).first().waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

const journey: Journey = {
  name: 'an operator rebuilds a read model, puts it in place and rolls back while a member swaps',
  run: async ({ page, open, signedIn, sessionOf, picture }) => {
    const member = await sessionOf('ada@example.com')
    const members = await open()
    await signedIn(members, 'ada@example.com')
    await signedIn(page, 'admin@example.com')
    const waiting = page.locator('section', { hasText: 'swaps is rebuilt: decide' })
    const decide = (name: string) => waiting.getByRole('button', { name }).click()

    await page.goto('/admin/operations')
    await page.getByLabel('swaps', { exact: true }).check()
    await press(page, 'Rebuild the chosen (1)…')
    await page.getByLabel('Put one in place by itself when it equals the live one').uncheck()
    await isOpenToAll(page, 'asking for a rebuild')
    await swap(member, '10.11')
    await press(page, 'Rebuild')
    await says(page, 'swaps is rebuilt: decide')
    await says(page, 'It equals the live one')
    await staysInside(page, 'a rebuild to decide about')
    await isOpenToAll(page, 'a rebuild to decide about')
    await picture('operations-decide', page)
    await swap(member, '10.12')

    await decide('Put it in place…')
    await press(page, 'Put it in place')
    await says(page, 'The rebuild is in place.')
    for (const amount of ['10.11', '10.12']) await seesSwap(members, amount)

    await swap(member, '10.13')
    await page.getByRole('row', { name: /swaps/ }).getByRole('button', { name: 'Roll back…' }).click()
    await press(page, 'Roll back')
    await says(page, 'The read model from before is in place again.')
    for (const amount of ['10.11', '10.12', '10.13']) await seesSwap(members, amount)
    await decide('Discard it')
    await says(page, 'The rebuild is gone.')
    for (const act of ['Put a rebuild in place', 'Rolled back', 'Discarded a rebuild']) await says(page, act)
  },
}
export default [journey]
