import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { ask, demo, proveEmail, register } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { typeCode } from '../lib/type-code.ts'

/** The app: its secret, and the step of 30 seconds whose code it has given last. */
type App = { readonly secret: string; step: number }

/** The app's code of now, or the next one where that was given already: each counts once. */
const nextCode = (app: App): string => {
  app.step = Math.max(Math.floor(Date.now() / 30_000), app.step + 1)
  return generateSync({ secret: app.secret, epoch: app.step * 30 })
}

const turnOn = async (page: Page, { mailedCode, picture }: Tools, email: string) => {
  await page.goto('/setting/security')
  await page.getByRole('link', { name: 'Turn on the authenticator app' }).click()
  await page.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('for this change only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByRole('heading', { name: 'Scan this with your authenticator app' }).waitFor()
  const typed = (await page.locator('.typed-key').textContent()) ?? ''
  const app: App = { secret: typed.replaceAll(' ', ''), step: 0 }
  await typeCode(page, 'Code of the app', nextCode(app))
  await page.getByText('Your authenticator app is on').waitFor()
  await picture('recovery-codes', page, { fullPage: true })
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  if (codes.length !== 10) throw new Error(`${codes.length} recovery codes`)
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByText('Recovery codes left: 10').waitFor()
  return { app, codes }
}

/** Signs in on the screens up to where the app's code is asked for. */
const walkToApp = async ({ open, mailedCode }: Tools, email: string) => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Enter the code we e-mailed you' }).waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByRole('heading', { name: 'Enter your PAY code' }).waitFor()
  await typeCode(page, 'PAY code', demo.pin)
  await page.getByRole('heading', { name: 'Enter the code of your authenticator app' }).waitFor()
  return page
}

/** Password, mailed code and PAY code alone open nothing. */
const isNotEnough = async ({ url }: Tools, email: string) => {
  const fp_session_key = await proveEmail(url, email, 'login')
  await ask(url, 'POST', '/user/checkPinCode', { email, pin: demo.pin, fp_session_key })
  const { password } = demo
  const { body } = await ask(url, 'POST', '/user/signin', { email, password, fp_session_key })
  if (body.code !== 'AUTHENTICATOR_NEEDED') throw new Error(`signed in without it: ${body.code}`)
}

const signInByApp = async (tools: Tools, email: string, app: App) => {
  const page = await walkToApp(tools, email)
  await tools.picture('sign-in-authenticator', page)
  await typeCode(page, 'Code of the app', nextCode(app))
  await page.waitForURL('**/dashboard')
}

const signInByRecoveryCode = async (tools: Tools, email: string, code: string) => {
  const page = await walkToApp(tools, email)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code.toUpperCase())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
  return page
}

const turnOff = async (page: Page, code: string) => {
  await page.goto('/setting/security')
  await page.getByText('Recovery codes left: 9').waitFor()
  await page.getByRole('link', { name: 'Turn off the authenticator app' }).click()
  await page.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await page.getByLabel('Code of the app, or a recovery code').fill(code)
  await page.getByRole('button', { name: 'Turn off the authenticator app' }).click()
  await page.getByText('Your authenticator app is off').waitFor()
}

const journeys: readonly Journey[] = [
  {
    name: 'a member turns on an authenticator app, signs in with it and with a recovery code, and turns it off',
    run: async tools => {
      const { page, url, signedIn } = tools
      const email = `uma-${Date.now()}@example.com`
      await register(url, email)
      await signedIn(page, email)
      const { app, codes } = await turnOn(page, tools, email)
      await isNotEnough(tools, email)
      await signInByApp(tools, email, app)
      const there = await signInByRecoveryCode(tools, email, codes[0] ?? '')
      await turnOff(there, codes[1] ?? '')
    },
  },
]
export default journeys
