import type { Page } from 'playwright-core'
import { addPasskey, proveChange } from '../lib/add-passkey.ts'
import { ask, call, demo, firstOf, mailedCode, proveEmail, register, signIn } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { typeCode } from '../lib/type-code.ts'
import { giveAuthenticator } from '../lib/virtual-authenticator.ts'

const endOthers = async (page: Page, { url, picture }: Tools, email: string) => {
  const elsewhere = await signIn(url, email)
  await page.goto('/setting')
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByText('This device, now').waitFor()
  await picture('security', page, { fullPage: true })
  await page.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' })
  const { body } = await call(elsewhere, 'GET', '/user/userinfo')
  if (body.code !== 'AUTH_EXPIRED') throw new Error(`the other session goes on: ${JSON.stringify(body)}`)
}

const freezeAndUnfreeze = async (page: Page, { url, picture }: Tools, email: string) => {
  await page.getByRole('button', { name: 'Freeze the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Freeze your account now?' })
  await picture('freeze-confirm', page)
  await dialog.getByRole('button', { name: 'Freeze the account' }).click()
  await page.getByRole('link', { name: 'Unfreeze the account' }).click()
  await page.getByText('A prepaid card still works').first().waitFor()
  await page.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('for this change only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(url, email))
  await page.getByText('Your account is no longer frozen').waitFor()
}

/** Adds a passkey, comes back by it alone, and removes it: it opens nothing any more. */
const comeBackByPasskey = async ({ open, sessionOf, picture, mailedCode }: Tools, email: string) => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await giveAuthenticator(page)
  const { key } = await sessionOf(email)
  await page.goto('/')
  await page.evaluate(
    ([session_key, address]) => {
      localStorage.setItem('session_key', session_key)
      localStorage.setItem('email', address)
      localStorage.setItem('role', 'member')
    },
    [key, email] as const,
  )
  await addPasskey(page, { mailedCode, picture }, { email, name: 'Phone of Tia' })
  const enter = async () => {
    const way = page.getByRole('button', { name: 'Sign in with a passkey' })
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await way.waitFor()
    await picture('sign-in-passkey', page)
    await way.click()
  }
  await enter()
  // The page that the session was lost on comes back.
  await page.waitForURL('**/setting/passkey')
  await page.goto('/setting/security')
  await page
    .getByText(/, last used /)
    .first()
    .waitFor()
  await picture('passkeys', page, { fullPage: true })
  await page.getByRole('link', { name: 'Remove Phone of Tia' }).click()
  await proveChange(page, { mailedCode }, email)
  await page.getByText('The passkey was removed').waitFor()
  await enter()
  await page.getByText('Your account does not know this passkey').waitFor()
}

/** Signs in as a program that the platform has not seen before. */
const signInElsewhere = async (url: string, email: string) => {
  const fp_session_key = await proveEmail(url, email, 'login')
  firstOf(await ask(url, 'POST', '/user/checkPinCode', { email, pin: demo.pin, fp_session_key }))
  const { password } = demo
  const device = 'b'.repeat(32)
  firstOf(await ask(url, 'POST', '/user/signin', { email, password, fp_session_key, device }))
}

const sayNotMe = async (page: Page, { url, picture }: Tools, email: string) => {
  await signInElsewhere(url, email)
  const mails = await (await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()
  const link = (mails as { text: string }[]).map(({ text }) => /\/notme#[0-9a-f]{64}/.exec(text)?.[0])
  await page.goto(link.find(Boolean) ?? '/no-link-was-mailed')
  await page.getByText('Was this sign-in not yours?').waitFor()
  await picture('not-me', page)
  await page.getByRole('button', { name: 'Freeze the account and end all sessions' }).click()
  await page.getByText('every session has ended').waitFor()
  const again = await signIn(url, email)
  const { frozen } = firstOf<{ frozen: number }>(await call(again, 'GET', '/user/userinfo'))
  if (frozen !== 1) throw new Error('the account is not frozen')
}

const journeys: readonly Journey[] = [
  {
    name: 'a member ends sessions, freezes the account, comes back by a passkey, and says that a sign-in was not theirs',
    run: async tools => {
      const { page, url, signedIn, open } = tools
      const email = `tia-${Date.now()}@example.com`
      await register(url, email)
      await signedIn(page, email)
      await endOthers(page, tools, email)
      await freezeAndUnfreeze(page, tools, email)
      await comeBackByPasskey(tools, email)
      await sayNotMe(await open(), tools, email)
    },
  },
]
export default journeys
