import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const MANY = 498
const AT_ONCE = 10
const WAIT_MS = 120_000

const submit = async (member: Session): Promise<string> => {
  const txid = `0x${randomBytes(32).toString('hex')}`
  const body = { currency: 'USDC', network: 'ERC20', amount: '20', txid }
  return firstOf<{ id: string }>(await call(member, 'POST', '/topup', body)).id
}

const submitMany = async (member: Session, count: number): Promise<void> => {
  for (let begun = 0; begun < count; begun += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - begun) }, () => submit(member)))
}

const uidOf = async (member: Session): Promise<string> =>
  firstOf<{ uid: string }>(await call(member, 'GET', '/user/userinfo')).uid

type Paged = { readonly data: { readonly total: number } }
const totalOf = async (as: Session, path: string, filter: object): Promise<number> => {
  const { body } = await call(as, 'GET', `${path}/${encodeURIComponent(JSON.stringify(filter))}`)
  return (body as Paged).data.total
}

/** Waits until a list has at least so many. */
const untilThere = async (as: Session, path: string, filter: object, least: number): Promise<void> => {
  const end = Date.now() + WAIT_MS
  while ((await totalOf(as, path, filter)) < least) {
    if (Date.now() > end) throw new Error(`${path} has no ${least} rows`)
    await sleep(500)
  }
}

const journey: Journey = {
  name: 'an administrator decides 500 top-ups at once, and the two of their own are refused',
  run: async ({ page, signedIn, sessionOf, picture }) => {
    const member = await sessionOf('dee@example.com')
    const [admin, second] = [await sessionOf('admin@example.com'), await sessionOf('admin2@example.com')]
    const approved = { uid: await uidOf(member), status: 1 }
    const before = await totalOf(admin, '/topup/list', approved)
    await submitMany(member, MANY)
    const own = [await submit(admin), await submit(admin)]
    await untilThere(admin, '/office/inbox', { kind: 'top-up' }, MANY + own.length)

    await signedIn(page, 'admin@example.com')
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Waits for you' }).waitFor()
    await page.goto('/admin/inbox?kind=top-up&whose=all')
    await page.getByLabel(/^All [\d,]+ of this filter$/).check()
    await isOpenToAll(page, 'choosing cases')
    await staysInside(page, 'choosing cases')
    await picture('bulk-choose', page)
    await page.getByRole('button', { name: 'Approve…' }).click()
    await page.getByRole('button', { name: /^Approve the chosen/ }).click()
    await page.getByText('Ended, 2 refused').waitFor({ timeout: WAIT_MS })
    await page.getByText('This is your own case. Another administrator has to decide it.').first().waitFor()
    await picture('bulk-ended', page)

    await untilThere(admin, '/topup/list', approved, before + MANY)
    const now = await totalOf(admin, '/topup/list', approved)
    if (now !== before + MANY) throw new Error(`${now - before} top-ups were approved, not ${MANY}`)
    for (const id of own) await call(second, 'POST', '/topup/reject', { id, reason: 'Only a trial' })
  },
}
export default [journey]
