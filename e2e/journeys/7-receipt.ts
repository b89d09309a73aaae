import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** Saves a receipt of the newest movement. It is there from the next checkpoint on, some seconds after the movement. */
const save = async (page: Page, button: string): Promise<Buffer> => {
  for (;;) {
    const saved = page.waitForEvent('download', { timeout: 5_000 }).catch(() => undefined)
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    const file = await saved
    if (file) return readFile(await file.path())
  }
}

const choose = (page: Page, text: string) =>
  page.locator('input[name=receipt]').setInputFiles({
    name: 'movement.tlog-proof',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })

/** One letter of the event's bytes is another one. */
const altered = (proof: string) =>
  proof.replace(/^extra (.{40})(.)/m, (_, before, letter) => `extra ${before}${letter === 'A' ? 'B' : 'A'}`)

const LOOKS = [
  { language: '', width: 1440, holds: 'This receipt holds', not: 'This receipt does not hold' },
  {
    language: '/ja',
    width: 390,
    holds: 'この取引証明書は有効です',
    not: 'この取引証明書は有効ではありません',
  },
] as const

const verify = async ({ open, picture }: Tools, proof: string, look: (typeof LOOKS)[number]) => {
  const page = await open({ viewport: { width: look.width, height: 844 } })
  await page.goto(`${look.language}/verify`)
  await page.locator('textarea[name=key]', { hasText: '+' }).waitFor()
  // From here on no server can be asked.
  await page.context().setOffline(true)
  for (const [text, says, name] of [
    [proof, look.holds, 'holds'],
    [altered(proof), look.not, 'altered'],
  ] as const) {
    await choose(page, text)
    await page.getByText(says, { exact: true }).waitFor()
    await staysInside(page, `/verify ${name}`)
    await isOpenToAll(page, `/verify ${name}`)
    await picture(`verify-${name}${look.language.replace('/', '-')}`, page, { fullPage: true })
  }
}

const journey: Journey = {
  name: 'a member saves a receipt, checks it without the server, and sees an altered one refused',
  run: async tools => {
    const { page, signedIn, picture } = tools
    await signedIn(page, 'ada@example.com')
    await page.goto('/transactions')
    await page.getByRole('button', { name: 'Receipt' }).first().click()
    const proof = (await save(page, 'Proof (.tlog-proof)')).toString()
    const pdf = await save(page, 'PDF')
    if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('the receipt for people is no PDF')
    await isOpenToAll(page, 'the receipt of a movement')
    await picture('receipt-dialog')
    for (const look of LOOKS) await verify(tools, proof, look)
  },
}
export default [journey]
