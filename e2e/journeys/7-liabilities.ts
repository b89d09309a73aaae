import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** Opens the wallets until they say that the member is counted: the proof waits for the next checkpoint, some seconds. */
const counted = async (page: Page): Promise<void> => {
  const line = page.getByText('Your balances are counted in the liabilities of')
  for (;;) {
    await page.goto('/digitalaccount')
    const isThere = await line.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (isThere) return
  }
}

const saved = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the proof' }).click()
  return readFile(await (await download).path(), 'utf8')
}

const more = (file: string): string => {
  const proof = JSON.parse(file) as { counted: { amount: string }[] }
  const [first] = proof.counted
  if (!first) throw new Error('the file counts nothing')
  first.amount = `1${first.amount}`
  return JSON.stringify(proof)
}

/** Checks a file without any server: the page is there already, and the network is gone. */
const check = async ({ open, picture }: Tools, file: string): Promise<void> => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto('/verify')
  await page.locator('textarea[name=key]', { hasText: '+' }).waitFor()
  await page.context().setOffline(true)
  for (const [text, says, name] of [
    [file, 'These balances are inside the sealed totals', 'inside'],
    [more(file), 'These balances are not inside the sealed totals', 'not-inside'],
  ] as const) {
    const chosen = { name: 'liabilities.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[name=receipt]').setInputFiles(chosen)
    await page.getByText(says, { exact: true }).waitFor()
    await staysInside(page, `liabilities ${name}`)
    await isOpenToAll(page, `liabilities ${name}`)
    await picture(`liabilities-${name}`, page, { fullPage: true })
  }
}

const journey: Journey = {
  name: 'a member finds their balance in the liabilities, and sees a raised one refused',
  run: async tools => {
    const { page, signedIn, machine, picture } = tools
    await machine().strongroom('liabilities', 'prove')
    await signedIn(page, 'ada@example.com')
    await counted(page)
    await picture('liabilities-counted')
    const file = await saved(page)
    await page.getByRole('link', { name: 'What we owe, and what we hold' }).click()
    await page.getByText('Sealed as event').waitFor()
    await isOpenToAll(page, 'what we owe')
    await picture('liabilities-proof', page, { fullPage: true })
    await check(tools, file)
  },
}
export default [journey]
