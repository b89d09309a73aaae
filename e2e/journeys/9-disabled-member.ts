import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, demo, register, signIn } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** Does to the member's account as an administrator does: the button, the reason, the button again. */
const act = async (office: Page, label: string, done: string) => {
  await office.getByRole('button', { name: label }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('A court order of 12 November')
  await isOpenToAll(office, label)
  await dialog.getByRole('button', { name: label }).click()
  await office.getByText(done).first().waitFor()
}

/** Types the address and the password on the first page. */
const enter = async (member: Page, email: string) => {
  await member.goto('/')
  await member.getByLabel('E-mail').fill(email)
  await member.getByLabel('Password', { exact: true }).fill(demo.password)
  await member.getByRole('button', { name: 'Continue' }).click()
}

const disabled = async ({ url, page, open, picture, signedIn }: Tools) => {
  const email = `dan-${Date.now()}@example.com`
  const uid = await register(url, email)
  const session = await signIn(url, email)
  await signedIn(page, 'admin@example.com')
  await page.goto(`/admin/member/${uid}`)
  await act(page, 'Disable account', 'is disabled.')
  await page.getByRole('button', { name: 'Enable account' }).waitFor()
  await picture('member-disabled', page)

  const pays = { currencyType: 'USD', amount: '1', uid: '100046' }
  for (const answer of [
    await call(session, 'GET', '/user/userinfo'),
    await call(session, 'POST', '/quickpay', pays),
  ])
    if (answer.body.code !== 'ACCOUNT_IS_DISABLED')
      throw new Error(`the member still acts: ${JSON.stringify(answer.body)}`)
  const member = await open({ viewport: { width: 390, height: 844 } })
  await enter(member, email)
  await member.getByText('This account is deactivated').waitFor()
  await isOpenToAll(member, 'a deactivated account')
  await staysInside(member, 'a deactivated account')
  await picture('account-deactivated', member)

  await page.goto('/admin/disabledmember')
  await page.getByRole('link', { name: email.split('@')[0] as string }).click()
  await act(page, 'Enable account', 'is enabled.')
  await page.getByRole('button', { name: 'Disable account' }).waitFor()
  // An ended session does not come back; the member signs in anew.
  const late = await call(session, 'GET', '/user/userinfo')
  if (late.body.code !== 'AUTH_EXPIRED') throw new Error(`the old session is back: ${late.body.code}`)
  await call(await signIn(url, email), 'GET', '/user/userinfo').then(({ status }) => {
    if (status !== 200) throw new Error(`the enabled member is refused: ${status}`)
  })
}

const journey: Journey = {
  name: 'an administrator disables a member, who can no longer act, and enables them again',
  run: disabled,
}
export default [journey]
