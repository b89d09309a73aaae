import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'
import { onceThere } from '../lib/on-changes.ts'
import { staysInside } from '../lib/stays-inside.ts'

const newTxid = (): string => `0x${randomBytes(32).toString('hex')}`

const submit = async (member: Session, txid = newTxid()): Promise<string> => {
  const body = { currency: 'USDC', network: 'ERC20', amount: '21', txid }
  return firstOf<{ id: string }>(await call(member, 'POST', '/topup', body)).id
}

type Paged = { readonly data: { readonly total: number } }
const totalOf = async (as: Session, path: string, filter: object): Promise<number> => {
  const { body } = await call(as, 'GET', `${path}/${encodeURIComponent(JSON.stringify(filter))}`)
  return (body as Paged).data.total
}

/** Waits until a list has one row. */
const untilOne = (as: Session, path: string, filter: object): Promise<true> =>
  onceThere(as, {
    what: `${path} has not one row of ${JSON.stringify(filter)}`,
    look: async () => (await totalOf(as, path, filter)) === 1 || undefined,
  })

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

const decides: Journey = {
  name: 'an administrator decides a case by the keyboard alone',
  run: async ({ page, signedIn, sessionOf, picture }) => {
    const admin = await sessionOf('admin@example.com')
    const id = await submit(await sessionOf('dee@example.com'))
    await untilOne(admin, '/office/inbox', { search: id })

    await signedIn(page, 'admin@example.com')
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Waits for you' }).waitFor()
    await press(page, '?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await isOpenToAll(page, 'the list of keys')
    await staysInside(page, 'the list of keys')
    await picture('keys', page)
    await press(page, 'Escape')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' })

    await press(page, 'g', 'i')
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    await page.getByRole('table', { name: 'Inbox' }).waitFor()
    await press(page, '/')
    await page.keyboard.type(id)
    await page.waitForURL(url => url.searchParams.get('search') === id)
    const row = page.locator('[data-row]')
    await row.nth(1).waitFor({ state: 'detached' })
    await row.first().waitFor()
    await press(page, 'Tab', 'j', 'Enter')
    // The button waits for what approving books.
    await page.getByRole('button', { name: /^Approve 21.00/, disabled: false }).waitFor()
    await press(page, 'a')
    const question = page.getByRole('dialog', { name: 'Approve this case?' })
    await question.waitFor()
    await isOpenToAll(page, 'the question before an approval by key')
    await picture('keys-approve', page)
    await press(page, 'Tab', 'Enter')
    await page.getByText(/^Approved\. User ID/).waitFor()
    await untilOne(admin, '/topup/list', { search: id, status: 1 })
    await page.locator('h1:focus').waitFor()
  },
}

const findsTxid: Journey = {
  name: 'an administrator finds a top-up by its TXID with Ctrl-K, and a member finds their own',
  run: async ({ page, open, signedIn, sessionOf, picture }) => {
    const admin = await sessionOf('admin@example.com')
    const txid = newTxid()
    const id = await submit(await sessionOf('dee@example.com'), txid)
    await untilOne(admin, '/topup/list', { search: txid })

    await signedIn(page, 'admin@example.com')
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Waits for you' }).waitFor()
    await finds(page, txid)
    await isOpenToAll(page, 'what Ctrl-K finds')
    await staysInside(page, 'what Ctrl-K finds')
    await picture('find-a-txid', page)
    await press(page, 'Enter')
    await page.waitForURL(url => url.href.includes(id))
    await page.getByText(txid).first().waitFor()

    const dee = await open()
    await signedIn(dee, 'dee@example.com')
    await dee.goto('/dashboard')
    await dee.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    await finds(dee, txid)
    await press(dee, 'Enter')
    await dee.waitForURL(
      url => url.pathname.endsWith('/transactions') && url.searchParams.get('search') === id,
    )
    await dee.getByRole('main').getByText('not in your wallet until finance').first().waitFor()
    // Nothing may wait for the journeys that count waiting cases.
    await call(admin, 'POST', '/topup/reject', { id, reason: 'Only a trial' })
  },
}

/** Opens the finder by its key, and types until it names one thing. */
const finds = async (page: Page, text: string): Promise<void> => {
  await press(page, 'Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).waitFor()
  await page.keyboard.type(text)
  await page.getByRole('option').filter({ hasText: '21.00' }).first().waitFor()
}

export default [decides, findsTxid]
