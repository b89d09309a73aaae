import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** A payment to a landlord, which waits for finance. */
const sendPayment = async (member: Session, { mailedCode }: Tools): Promise<void> => {
  const account = 'DE89370400440532013000'
  const about = { scene: 'sendpayment', payee: account, currency: 'USD', amount: '25' }
  await call(member, 'POST', '/user/getEmailCode', { email: member.email, ...about })
  const to = { name: 'Landlord Ltd', payee_type: 1, account, bank: 'Test Bank', swift: 'TESTDEFF' }
  const code = await mailedCode(member.email)
  firstOf(await call(member, 'POST', '/sendpayment', { ...to, currency: 'USD', amount: '25', code }))
}

const journey: Journey = {
  name: 'an operator sees a changed event found and located, and no money is paid out meanwhile',
  spoilsThePlatform: true,
  run: async tools => {
    const { page, signedIn, sessionOf, machine, picture } = tools
    const member = await sessionOf('ada@example.com')
    await sendPayment(member, tools)
    await signedIn(page, 'admin@example.com')
    await page.goto('/admin/proof')
    await says(page, 'Nothing is wrong with the books.')
    await says(page, 'Sealed to event')

    const stream = 'catalogue-currency-USD'
    await machine().sql(
      `update log.events set data = replace(data, 'US Dollar', 'US Dollars') where stream = '${stream}'`,
    )
    await says(page, 'The log was changed')
    await says(page, 'Sealing has stopped')
    const finding = page.getByRole('row', { name: stream })
    await finding.first().waitFor()
    await finding.getByText('its content is not what its hash was made of').first().waitFor()
    await staysInside(page, 'a changed event')
    await isOpenToAll(page, 'a changed event')
    await picture('tampered-found', page, { fullPage: true })

    await page.goto('/admin/sendpayments')
    await page.getByText('Landlord Ltd').first().click()
    await says(page, 'Approving is held')
    if (await page.getByRole('button', { name: 'The bank has paid' }).isEnabled())
      throw new Error('a payment may be approved while the log is not what it was')
    await isOpenToAll(page, 'a payment that is held')
    await picture('tampered-held')
  },
}
export default [journey]
