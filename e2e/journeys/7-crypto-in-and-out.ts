import type { Page } from 'playwright-core'
import { demo } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { quiet } from '../lib/quiet.ts'
import { typeCode } from '../lib/type-code.ts'

/** Well known from EIP-55 and from the beginnings of Litecoin: right in form, and not a member's. */
const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const litecoin = 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'

const addAddress = async ({ page, picture }: Tools) => {
  await page.goto('/sendonchain')
  await page.getByText('No address to send to yet').waitFor()
  await page.getByRole('link', { name: 'Add an address' }).click()
  await page.getByLabel('Network').selectOption('ERC20')
  await page.getByLabel('Name').fill('My ledger')
  await page.getByLabel('Address', { exact: true }).fill(outside)
  await picture('address-form')
  await page.getByRole('button', { name: 'Add the address' }).click()
  await page.getByText('My ledger').waitFor()
  await picture('address-book')
}

const send = async ({ page, picture, mailedCode }: Tools) => {
  await page.goto('/sendonchain')
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByText('95.00 USDC will arrive').waitFor()
  await picture('chain-send-form')
  await page.getByRole('button', { name: 'Review 100.00 USDC' }).click()
  await page.getByText('for this transfer only').waitFor()
  await picture('chain-send-review')
  await typeCode(page, 'Code from the e-mail', await mailedCode('ada@example.com'))
  await page.getByRole('heading', { name: 'Enter your PAY code' }).waitFor()
  await typeCode(page, 'PAY code', demo.pin)
  await page.getByRole('heading', { name: 'Asked for' }).waitFor()
  await picture('chain-send-done')
}

const approve = async ({ picture }: Tools, admin: Page) => {
  await admin.goto('/admin/sendonchain')
  await admin.getByRole('button', { name: 'USDC · ERC20' }).first().click()
  await admin.getByLabel('TXID on the chain').fill(`0x${'feed'.repeat(16)}`)
  await picture('admin-chain-send', admin)
  await admin.getByRole('button', { name: '95.00 USDC has been sent' }).click()
  await admin.getByText('Nothing waits').waitFor()
}

const seeDepositAddress = async ({ page, picture }: Tools) => {
  await page.goto('/topup')
  await page.getByText('Demo address: send no real money').waitFor()
  await page.getByText('Smallest transfer: 10.00 USDC').waitFor()
  await picture('deposit-address')
  await page.getByLabel('Network').first().selectOption('ERC20')
  await page.getByRole('heading', { name: 'Send over ERC20?' }).waitFor()
  await picture('erc20-warning')
  await page.getByRole('button', { name: 'Continue with ERC20' }).click()
  await page.getByText('Smallest transfer: 20.00 USDC').waitFor()
}

const waitForAddress = async ({ page, picture, open, signedIn }: Tools, admin: Page) => {
  await page.locator('select[name=currency]').first().selectOption('LTC')
  await page.getByText('Your address is being prepared').waitFor()
  await picture('deposit-address-waits')
  await admin.goto('/admin/ccaddress')
  await admin.getByText('LTC · LTC').waitFor()
  await admin.getByLabel('Network', { exact: true }).first().selectOption('LTC')
  await admin.getByLabel('Addresses, one a line').fill(litecoin)
  await admin.getByRole('button', { name: 'Bring in' }).click()
  await admin.getByText('Waits for a second administrator').waitFor()
  await admin.goto('/admin/proposals')
  await admin.getByRole('button', { name: /LTC/ }).click()
  await admin.getByText('This is your own proposal').waitFor()
  await picture('admin-proposal-own', admin)
  const second = await open()
  await signedIn(second, 'admin2@example.com')
  await second.goto('/admin/proposals')
  await second.getByRole('button', { name: /LTC/ }).click()
  await picture('admin-proposal', second)
  await second.getByRole('button', { name: 'Approve the change' }).click()
  await second.getByRole('button', { name: /LTC/ }).waitFor({ state: 'detached' })
  await admin.goto('/admin/ccaddress')
  await admin.getByText('Nobody waits').waitFor()
  await picture('admin-address-pool', admin)
  await page.reload()
  await page.locator('select[name=currency]').first().selectOption('LTC')
  await page.getByText(litecoin).waitFor()
  await admin.goto('/admin/useraddress')
  await admin.getByText(litecoin).waitFor()
  await picture('admin-members-addresses', admin)
}

/** Another address that is right in form, and not a member's. */
const second = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const restNewAddresses = async ({ page, picture }: Tools) => {
  await page.goto('/setting/security')
  await page.getByRole('button', { name: 'Turn on the allow-list' }).click()
  await page.getByText('The allow-list is on', { exact: true }).waitFor()
  await picture('allow-list-on', page, { fullPage: true })
  await page.goto('/userbindccaddress/add')
  await page.getByText('A new address rests for 24 hours before you can send to it').waitFor()
  await page.getByLabel('Network').selectOption('ERC20')
  await page.getByLabel('Name').fill('New wallet')
  await page.getByLabel('Address', { exact: true }).fill(second)
  await page.getByRole('button', { name: 'Add the address' }).click()
  await page.getByText(second).filter({ visible: true }).first().waitFor()
  await page.getByText('Usable from').filter({ visible: true }).first().waitFor()
  await picture('address-rests')
}

const refuseRestingAddress = async ({ page, picture }: Tools) => {
  await page.goto('/sendonchain')
  const to = page.getByLabel('To', { exact: true })
  const label = await to.locator('option', { hasText: 'New wallet' }).first().textContent()
  await to.selectOption({ label: label ?? '' })
  await page.getByText('This address is new and rests until').waitFor()
  await picture('chain-send-rests')
}

const keepAllowList = async ({ page, url, picture, mailedCode, open }: Tools, email: string) => {
  await page.goto('/setting/security')
  await page.getByRole('link', { name: 'Turn off the allow-list' }).click()
  await page.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('for this change only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByText('The allow-list ends in 24 hours').waitFor()
  await page.goto('/setting/security')
  await page.getByText('The allow-list ends on').waitFor()
  await picture('allow-list-ends', page, { fullPage: true })
  const mails = await (await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()
  const links = (mails as { text: string }[]).map(
    ({ text }) => /\/keepallowlist#[0-9a-f]{64}/.exec(text)?.[0],
  )
  const stranger = await open()
  await stranger.goto(links.find(Boolean) ?? '/no-link-was-mailed')
  await stranger.getByRole('button', { name: 'Keep the allow-list on' }).click()
  await stranger.getByText('The allow-list stays on').waitFor()
  await picture('allow-list-kept', stranger)
  await page.reload()
  await page.getByText('The allow-list is on', { exact: true }).waitFor()
}

const journeys: readonly Journey[] = [
  {
    name: 'a member sends to an address of their book, and an administrator says that it has left',
    run: async tools => {
      const { page, open, signedIn, picture } = tools
      await signedIn(page, 'ada@example.com')
      const admin = await open()
      await signedIn(admin, 'admin@example.com')
      await addAddress(tools)
      await send(tools)
      await approve(tools, admin)
      await page.goto('/sendonchain')
      await page.getByText('0xfeed').waitFor()
      await picture('chain-sends')
      await page.goto('/transactions')
      await page.getByText('Sent on chain').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'a member lets new addresses rest, is refused one that does, and keeps the allow-list on by a mail',
    run: async tools => {
      const email = 'ada@example.com'
      await tools.signedIn(tools.page, email)
      await restNewAddresses(tools)
      await refuseRestingAddress(tools)
      await keepAllowList(tools, email)
    },
  },
  {
    name: 'a member sees where to send a top-up to, or waits until two administrators bring an address in',
    run: async tools => {
      const { page, open, signedIn, picture } = tools
      await signedIn(page, 'ada@example.com')
      const admin = await open()
      await signedIn(admin, 'admin@example.com')
      await seeDepositAddress(tools)
      await waitForAddress(tools, admin)

      const phone = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'ja' })
      await signedIn(phone, 'ada@example.com')
      for (const path of ['topup', 'sendonchain', 'userbindccaddress', 'userbindccaddress/add']) {
        await phone.goto(`/ja/${path}`)
        await phone.getByRole('heading', { level: 1 }).waitFor()
        await quiet(phone)
        await picture(`phone-ja-${path.replace('/', '-')}`, phone, { fullPage: true })
      }
    },
  },
]

export default journeys
