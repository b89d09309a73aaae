import { randomBytes } from 'node:crypto'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'
import { onceThere } from '../lib/on-changes.ts'
import { staysInside } from '../lib/stays-inside.ts'

const MANY = 498
const AT_ONCE = 10
/** An amount of this journey alone: a case that another journey left is not chosen with these. */
const AMOUNT = '20.07'
const ITS_OWN = { kind: 'top-up', amount_from: AMOUNT, amount_to: AMOUNT }

const submit = async (member: Session): Promise<string> => {
  const txid = `0x${randomBytes(32).toString('hex')}`
  const body = { currency: 'USDC', network: 'ERC20', amount: AMOUNT, txid }
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

/** The available balance of a member in a currency. */
const balanceOf = async (member: Session, currency: string): Promise<number> => {
  const { body } = await call(member, 'GET', `/wallets/userWallet/${encodeURIComponent('{}')}`)
  const rows = body.data as readonly { readonly currency: string; readonly amount: string }[]
  return Number(rows.find(row => row.currency === currency)?.amount ?? 0)
}

/** The sum of the top-ups that wait, as the screen writes it. */
const sumOf = async (as: Session, currency: string): Promise<string> => {
  const { body } = await call(as, 'GET', `/office/bulk/sums/${encodeURIComponent(JSON.stringify(ITS_OWN))}`)
  const rows = body.data as readonly { readonly currency: string; readonly amount: string }[]
  const sum = Number(rows.find(row => row.currency === currency)?.amount)
  return sum.toLocaleString('en', { minimumFractionDigits: 2 })
}

type Job = {
  readonly decided: number
  readonly left: number
  readonly refused: number
  readonly status: number
}
const newestJob = async (as: Session): Promise<Job | undefined> => {
  const { body } = await call(as, 'GET', `/office/bulk/list/${encodeURIComponent('{"limit":1}')}`)
  return (body.data as { readonly data: readonly Job[] }).data[0]
}

/** Ends the workers while they are in the middle of a bulk job; answers how many cases were decided by then. */
const killInTheMiddle = async (as: Session, killWorkers: () => void): Promise<number> => {
  await onceThere(as, {
    what: 'The bulk job decides nothing',
    look: async () => ((await newestJob(as))?.decided ?? 0) >= 20 || undefined,
  })
  killWorkers()
  const { decided, left } = (await newestJob(as)) as Job
  if (left === 0) throw new Error('The job had ended before its worker was killed')
  return decided
}

/** Waits until a list has at least so many. */
const untilThere = (as: Session, path: string, filter: object, least: number): Promise<true> =>
  onceThere(as, {
    what: `${path} has no ${least} rows`,
    look: async () => (await totalOf(as, path, filter)) >= least || undefined,
  })

const journey: Journey = {
  name: 'an administrator decides 500 top-ups at once: two are refused by the policy, and a worker is killed in the middle',
  run: async ({ page, machine, signedIn, sessionOf, picture }) => {
    const member = await sessionOf('dee@example.com')
    const [admin, second] = [await sessionOf('admin@example.com'), await sessionOf('admin2@example.com')]
    const approved = { uid: await uidOf(member), status: 1 }
    const [before, had] = [await totalOf(admin, '/topup/list', approved), await balanceOf(member, 'USDC')]
    await submitMany(member, MANY)
    const own = [await submit(admin), await submit(admin)]
    await untilThere(admin, '/office/inbox', ITS_OWN, MANY + own.length)

    await signedIn(page, 'admin@example.com')
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Waits for you' }).waitFor()
    await page.goto(`/admin/inbox?${new URLSearchParams({ ...ITS_OWN, whose: 'all' })}`)
    await page.getByRole('button', { name: `${AMOUNT} – ${AMOUNT}` }).waitFor()
    await page.getByLabel(/^All [\d,]+ of this filter$/).check()
    await page.locator('.bulk-bar', { hasText: await sumOf(admin, 'USDC') }).waitFor()
    await isOpenToAll(page, 'choosing cases')
    await staysInside(page, 'choosing cases')
    await picture('bulk-choose', page)
    await page.getByRole('button', { name: 'Approve…' }).click()
    await page.getByRole('button', { name: /^Approve the chosen/ }).click()
    const decided = await killInTheMiddle(admin, machine().killWorkers)
    await page.getByText('Ended, 2 refused').waitFor()
    await page.getByText('This is your own case. Another administrator has to decide it.').first().waitFor()
    await picture('bulk-ended', page)

    await untilThere(admin, '/topup/list', approved, before + MANY)
    const now = await totalOf(admin, '/topup/list', approved)
    const job = (await newestJob(admin)) as Job
    if (job.decided !== MANY || job.refused !== own.length || job.left !== 0)
      throw new Error(`After a kill at ${decided}: ${JSON.stringify(job)}`)
    if (now !== before + MANY) throw new Error(`${now - before} top-ups were approved, not ${MANY}`)
    const credited = (await balanceOf(member, 'USDC')) - had
    if (Math.abs(credited - MANY * Number(AMOUNT)) > 1e-6)
      throw new Error(`${credited} USDC were credited, not ${MANY * Number(AMOUNT)}`)
    for (const id of own) await call(second, 'POST', '/topup/reject', { id, reason: 'Only a trial' })
  },
}
export default [journey]
