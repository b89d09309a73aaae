import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** A TXID that the demo's list of the screening has: by its end. */
const submitListed = async (member: Session): Promise<string> => {
  const txid = `0x${randomBytes(29).toString('hex')}dead01`
  const body = { currency: 'USDC', network: 'ERC20', amount: '33', txid }
  return firstOf<{ id: string }>(await call(member, 'POST', '/topup', body)).id
}

const approval = (page: Page) => page.getByRole('button', { name: 'Approve 33.00 USDC' })

/** The first administrator sees why, cannot approve, and asks for a second one. */
const askForSecond = async ({ page, signedIn, picture }: Tools, id: string) => {
  await signedIn(page, 'admin@example.com')
  await page.goto(`/admin/topup?search=${id}&open=${id}`)
  await page.getByText('Risk score 95, limit 70: this takes a second administrator').waitFor()
  await page.getByText('Reasons: Sanctions.').waitFor()
  if (await approval(page).isEnabled()) throw new Error('one administrator may approve above the limit')
  await isOpenToAll(page, 'a case above the limit of risk')
  await staysInside(page, 'a case above the limit of risk')
  await picture('risk-held', page)
  await page.getByRole('button', { name: 'Ask a second administrator' }).click()
  await page.getByLabel('Why this case may be approved all the same').fill('The exchange has confirmed it')
  await page.getByRole('button', { name: 'Ask a second administrator' }).click()
  await page.getByText('Waits for a second administrator').waitFor()
}

/** Nor can the first one agree with themselves. */
const failAlone = async (admin: Session, id: string) => {
  const refused = await call(admin, 'POST', '/topup/approve', { id })
  if (refused.body.code !== 'RISK_ABOVE_LIMIT') throw new Error(`approved: ${JSON.stringify(refused.body)}`)
  const { proposal } = firstOf<{ proposal: string }>(await call(admin, 'GET', `/scancryptoapis/case/${id}`))
  const own = await call(admin, 'POST', '/proposals/approve', { id: proposal })
  if (own.body.code !== 'OWN_CASE') throw new Error(`agreed alone: ${JSON.stringify(own.body)}`)
}

/** A second one reads score and reasons, and agrees. */
const agree = async ({ open, signedIn, picture }: Tools, id: string) => {
  const second = await open()
  await signedIn(second, 'admin2@example.com')
  await second.goto('/admin/proposals?kind=risk-release&mine=1')
  const opener = second.getByRole('button', { name: new RegExp(id) })
  await opener.click()
  await second.getByText('Sanctions', { exact: true }).waitFor()
  await second.getByText('The exchange has confirmed it').first().waitFor()
  await picture('risk-proposal', second)
  await second.getByRole('button', { name: 'Approve the change' }).click()
  await opener.waitFor({ state: 'detached' })
}

/** The case may be approved now, and the list of scans leads to it. */
const approve = async ({ page, picture }: Tools, id: string) => {
  await page.goto(`/admin/scancryptoapis?search=${id}`)
  await page.getByText('95 of 100, limit 70').first().waitFor()
  await picture('risk-scans', page)
  await page.getByRole('link', { name: 'Top-up', exact: true }).first().click()
  await page.getByText('Two administrators have seen the risk').waitFor()
  await approval(page).click()
  await page.getByRole('button', { name: 'Reject 33.00 USDC' }).waitFor({ state: 'detached' })
}

const journey: Journey = {
  name: 'a top-up from a listed address waits for a second administrator',
  run: async tools => {
    const { sessionOf } = tools
    const [member, admin] = [await sessionOf('dee@example.com'), await sessionOf('admin@example.com')]
    const id = await submitListed(member)
    await askForSecond(tools, id)
    await failAlone(admin, id)
    await agree(tools, id)
    await approve(tools, id)
  },
}
export default [journey] satisfies readonly Journey[]
