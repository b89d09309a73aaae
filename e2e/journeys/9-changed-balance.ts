import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** A member has seven dollars more in the wallets than the log says. */
const sevenMore = `update views.wallets set amount = amount + 7 where currency = 'USD'
  and uid = (select uid::text from private.members where email = 'ada@example.com')`

/** A member's swap, by call. */
const swap = async (member: Session, sourceAmount: string): Promise<void> => {
  const asked = { source: 'USD', target: 'USDC', sourceAmount }
  const { quoteId } = firstOf<{ quoteId: string }>(await call(member, 'POST', '/swap/checkAmount', asked))
  firstOf(await call(member, 'POST', '/swap', { ...asked, quoteId }))
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** Puts the waiting rebuild in place; the dialog asks for the amount to be typed. */
const putInPlace = async (page: Page) => {
  await press(page, 'Put it in place…')
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Put it in place', exact: true })
  if (await agree.isEnabled()) throw new Error('other money may be put in place without typing the amount')
  await page.locator('input[name=differs-USD]').fill('7')
  await isOpenToAll(page, 'putting other money in place')
  await agree.click()
  await says(page, 'The rebuild is in place.')
}

/** From the finding to the rebuild that mends it. */
const mend = async (page: Page, member: Session, { picture }: Tools) => {
  await page
    .getByRole('row', { name: /^wallets/ })
    .first()
    .waitFor()
  await press(page, 'Rebuild wallets')
  await says(page, 'wallets is rebuilt: decide')
  await says(page, 'The money differs by 7 USD')
  await swap(member, '10.31')
  await staysInside(page, 'a rebuild with other money')
  await picture('changed-balance-decide', page, { fullPage: true })
  await putInPlace(page)
  await says(page, 'Nothing is wrong with the books.')
}

/** The one from before is wrong still: the books differ again, until the rebuilt one is put in place once more. */
const goBackAndForth = async (page: Page, member: Session) => {
  await page.goto('/admin/operations')
  await page
    .getByRole('row', { name: /^wallets/ })
    .getByRole('button', { name: 'Roll back…' })
    .click()
  await press(page, 'Roll back')
  await says(page, 'The read model from before is in place again.')
  await swap(member, '10.32')
  await page.goto('/admin/proof')
  await page
    .getByRole('row', { name: /^wallets/ })
    .first()
    .waitFor()
  await press(page, 'Compare')
  await says(page, 'The money differs by 7 USD')
  await putInPlace(page)
  await says(page, 'Nothing is wrong with the books.')
}

const journey: Journey = {
  name: 'an operator mends a changed balance from its finding: a rebuild with a difference, in place, rolled back, in place',
  spoilsThePlatform: true,
  run: async tools => {
    const { page, signedIn, sessionOf, machine } = tools
    const member = await sessionOf('ada@example.com')
    await signedIn(page, 'admin@example.com')
    await page.goto('/admin/proof')
    await says(page, 'Nothing is wrong with the books.')
    await machine().sql(sevenMore)
    await mend(page, member, tools)
    await goBackAndForth(page, member)
  },
}
export default [journey]
