import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, demo, firstOf, signIn } from '../lib/client.ts'
import { flipSwitch } from '../lib/flip-switch.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { givePushService } from '../lib/push-service.ts'
import { staysInside } from '../lib/stays-inside.ts'
import { typeCode } from '../lib/type-code.ts'

const EMAIL = 'ben@example.com'
const AMOUNT = '3.45'

/** A phone of the member's, signed in by itself, whose browser takes push messages. */
const openPhone = async ({ url, open }: Tools): Promise<Page> => {
  const phone = await open({ viewport: { width: 390, height: 844 } })
  await givePushService(phone)
  const { key } = await signIn(url, EMAIL)
  await phone.addInitScript(
    ([session_key, email]) => {
      localStorage.setItem('session_key', session_key)
      localStorage.setItem('email', email)
      localStorage.setItem('role', 'member')
    },
    [key, EMAIL] as const,
  )
  return phone
}

const switchPushOn = async (phone: Page) => {
  await phone.goto('/setting/notices')
  await flipSwitch(phone, 'Show push messages here', 'on')
  await flipSwitch(phone, 'With amounts', 'on')
  await staysInside(phone, 'push messages that are on')
}

/** PAY code and mailed code: from then on this phone confirms. */
const letConfirm = async (phone: Page, { mailedCode }: Tools) => {
  await phone.goto('/setting/security')
  await phone.getByRole('link', { name: 'Turn on', exact: true }).click()
  await phone.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await phone.getByRole('button', { name: 'Send the code' }).click()
  await phone.getByText('for this change only').waitFor()
  await typeCode(phone, 'Code from the e-mail', await mailedCode(EMAIL))
  await phone.getByText('This device confirms payments now').waitFor()
}

/** Begins a quick pay at the desktop; gives the address at which the message leads to it. */
const begin = async ({ page }: Tools, payee: string): Promise<string> => {
  await page.goto('/quickpay')
  await page.getByLabel('Whom to pay').fill(payee)
  await page.getByRole('button', { name: 'Find the payee' }).click()
  await page.getByLabel('From wallet').selectOption('USD')
  await page.getByLabel('Amount', { exact: true }).fill(AMOUNT)
  await page.getByRole('button', { name: `Review ${AMOUNT} USD` }).click()
  const begun = page.waitForResponse(answer =>
    /\/user\/confirmations(\/S)?$/.test(new URL(answer.url()).pathname),
  )
  await page.getByRole('button', { name: 'Confirm on another device' }).click()
  const { data } = (await (await begun).json()) as { data: readonly { id: string }[] }
  await page.getByText('Confirm this on your other device').waitFor()
  return `/confirm/${data[0]?.id}`
}

const confirm = async (phone: Page, { picture }: Tools, address: string) => {
  await phone.goto(address)
  await phone.getByText('Do you confirm this?').waitFor()
  await phone
    .locator('.money-figures:visible', { hasText: `${AMOUNT}USD` })
    .first()
    .waitFor()
  await staysInside(phone, 'a payment begun on another device')
  await isOpenToAll(phone, 'a payment begun on another device')
  await picture('confirm-on-phone', phone)
  await typeCode(phone, 'PAY code', demo.pin)
  await phone.getByText('Confirmed: it goes on where you began it').waitFor()
}

/** The phone confirms nothing more and shows nothing more: later journeys find the member as before. */
const switchOff = async (phone: Page) => {
  await phone.goto('/setting/security')
  await phone.getByRole('button', { name: 'Turn off', exact: true }).click()
  await phone.goto('/setting/notices')
  await flipSwitch(phone, 'Show push messages here', 'off')
}

const journey: Journey = {
  name: 'a member begins a payment on one device and confirms it on another that shows push messages',
  run: async tools => {
    const { page, signedIn, sessionOf } = tools
    const dee = firstOf<{ uid: string }>(
      await call(await sessionOf('dee@example.com'), 'GET', '/user/userinfo'),
    )
    const phone = await openPhone(tools)
    await switchPushOn(phone)
    await letConfirm(phone, tools)
    await signedIn(page, EMAIL)
    await confirm(phone, tools, await begin(tools, dee.uid))
    await page.getByRole('heading', { name: 'Paid' }).waitFor()
    await switchOff(phone)
  },
}
export default [journey]
