import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { addPasskey } from '../lib/add-passkey.ts'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, register, type Session } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { linkBank } from '../lib/link-bank.ts'
import { staysInside } from '../lib/stays-inside.ts'
import { typeCode } from '../lib/type-code.ts'
import { verifyMember } from '../lib/verify-member.ts'
import { giveAuthenticator } from '../lib/virtual-authenticator.ts'

/** A number of this run alone: a number is sent only so many codes a day. */
const phoneNumber = () => `6${String(Date.now()).slice(-7)}`

const isAt = async (page: Page, done: number) => {
  await page.goto('/dashboard')
  await page.getByText(`${done} of 5 done`).waitFor()
}

const provePhone = async ({ page, mailedCode }: Tools) => {
  const number = phoneNumber()
  await page.getByRole('link', { name: 'Prove your phone number' }).click()
  await page.getByLabel('Country code').selectOption('HK')
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send a code by SMS' }).click()
  await page.getByText('Enter the six digits we sent').waitFor()
  await typeCode(page, 'Code from the SMS', await mailedCode(`+852${number}`))
  await page.getByText('Proven', { exact: true }).waitFor()
}

/** The first coins come, and finance approves them. */
const bringIn = async (member: Session, admin: Session) => {
  const txid = `0x${randomBytes(32).toString('hex')}`
  const topUp = { currency: 'USDC', network: 'ERC20', amount: '25', txid }
  const { id } = firstOf<{ id: string }>(await call(member, 'POST', '/topup', topUp))
  firstOf(await call(admin, 'POST', '/topup/approve', { id }))
}

const journey: Journey = {
  name: 'a newcomer goes through the checklist of a new account until it is done',
  run: async tools => {
    const { url, page, picture, mailedCode, sessionOf, signedIn } = tools
    const email = `nia-${Date.now()}@example.com`
    const uid = await register(url, email)
    await giveAuthenticator(page)
    await signedIn(page, email)
    await isAt(page, 0)
    await staysInside(page, 'the checklist of a newcomer')
    await isOpenToAll(page, 'the checklist of a newcomer')
    await picture('newcomers-checklist', page)
    const [admin, second] = [await sessionOf('admin@example.com'), await sessionOf('admin2@example.com')]
    await verifyMember(second, admin, uid)
    await isAt(page, 1)
    await provePhone(tools)
    await isAt(page, 2)
    await page.getByRole('link', { name: 'Link a bank account' }).click()
    await linkBank(page, tools, 'Ada King Lovelace')
    await isAt(page, 3)
    await addPasskey(page, { mailedCode, picture }, { email, name: 'Key of a newcomer' })
    await isAt(page, 4)
    await bringIn(await sessionOf(email), admin)
    await page.getByRole('heading', { name: 'Set up your account' }).waitFor({ state: 'detached' })
    await picture('newcomers-checklist-done', page)
  },
}
export default [journey]
