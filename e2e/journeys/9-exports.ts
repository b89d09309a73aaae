import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const ROWS = 10_050
/** An address of no network (RFC 5737), so that the filter fits these sign-ins and no others. */
const ADDRESS = '203.0.113.7'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const manySignIns = `insert into private.login_log (uid, address, country, at)
  select (select uid from private.members where email = 'ben@example.com'), '${ADDRESS}', 'HK',
    date_trunc('second', now()) - interval '30 days' + n * interval '1 second' from generate_series(1, ${ROWS}) n`
const noneOfThem = `delete from private.login_log where address = '${ADDRESS}'`

/** Asks for the file of the filtered list, and follows the link to where it is made. */
const askForFile = async (page: Page) => {
  await page.goto(`/admin/loginlog?search=${ADDRESS}`)
  await page.getByText(ADDRESS).first().waitFor()
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await page.getByText('the file is being made').waitFor()
  await page.getByRole('link', { name: 'See how far it is' }).click()
  await page.waitForURL('**/admin/exports')
}

const saveFile = async (page: Page): Promise<readonly string[]> => {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Save / }).click()
  const download = await saved
  if (!/^admin-logloginlist-\d{8}-\d{6}\.csv$/.test(download.suggestedFilename()))
    throw new Error(`the file is called ${download.suggestedFilename()}`)
  return readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
}

/** The head in the reader's words, and every row that fits the filter once, the oldest first. */
const holdsTheRows = ([head, ...lines]: readonly string[], uid: string) => {
  if (head !== '\uFEFFID,User ID,Country,IP address,Created,Username,Email')
    throw new Error(`the head of the file is ${head}`)
  if (lines.length !== ROWS) throw new Error(`the file has ${lines.length} rows, not ${ROWS}`)
  const rows = lines.map(line => line.split(','))
  const other = rows.find(row => row[1] !== uid || row[3] !== ADDRESS || row[6] !== 'ben@example.com')
  if (other) throw new Error(`the file has a row of another member or address: ${other}`)
  if (new Set(rows.map(([id]) => id)).size !== ROWS) throw new Error('the file has a row twice')
  const times = rows.map(row => Date.parse(String(row[4])))
  const late = times.findIndex((time, at) => !(time > (times[at - 1] ?? 0)))
  if (late >= 0) throw new Error(`row ${late + 1} is not later than the one before: ${lines[late]}`)
}

/** Where each line of the values ends on screen: its last text or button. */
const lineEnds = `(() => {
  const boxesOf = value => {
    const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT)
    const boxes = [...value.querySelectorAll('button')].map(button => button.getBoundingClientRect())
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if (!texts.currentNode.parentElement.closest('button, .sr')) boxes.push(...range.getClientRects())
    }
    return boxes.filter(({ width }) => width > 1)
  }
  const middle = ({ top, bottom }) => (top + bottom) / 2
  return [...document.querySelectorAll('.card-facts dd')].flatMap(value => {
    const lines = []
    for (const box of boxesOf(value)) {
      const line = lines.find(each => Math.abs(each.at - middle(box)) < 8)
      if (line) line.end = Math.max(line.end, box.right)
      else lines.push({ at: middle(box), end: box.right })
    }
    return lines.map(({ end }) => Math.round(end))
  })
})()`

/** On a phone, every line in the card of a file ends at the same edge. */
const endsAtOneEdge = async (page: Page) => {
  const ends = await page.evaluate<readonly number[]>(lineEnds)
  if (ends.length < 4 || Math.max(...ends) - Math.min(...ends) > 1)
    throw new Error(`the lines of an exported file end at ${ends.join(', ')} px`)
}

const onPhone = async ({ open, signedIn, picture }: Tools) => {
  const phone = await open(PHONE)
  await signedIn(phone, 'admin@example.com')
  await phone.goto('/admin/exports')
  await phone.getByText('Ready').waitFor()
  await endsAtOneEdge(phone)
  await isOpenToAll(phone, 'exported files on a phone')
  await staysInside(phone, 'exported files on a phone')
  await picture('exports-phone', phone)
}

const journey: Journey = {
  name: 'an administrator has a list of more than 10,000 rows made into a file, and saves it with head and rows',
  run: async tools => {
    const { page, machine, signedIn, sessionOf, picture } = tools
    const { uid } = firstOf<{ uid: string }>(
      await call(await sessionOf('ben@example.com'), 'GET', '/user/userinfo'),
    )
    await machine().sql(noneOfThem)
    await machine().sql(manySignIns)
    await signedIn(page, 'admin@example.com')
    await askForFile(page)
    const row = page.getByRole('row', { name: /logloginlist/ })
    await row.getByText('Ready').waitFor()
    await row.getByText('10,050 rows').waitFor()
    await isOpenToAll(page, 'exported files')
    await staysInside(page, 'exported files')
    await picture('exports', page)
    holdsTheRows(await saveFile(page), uid)
    await onPhone(tools)
    await page.getByRole('button', { name: /^Remove file/ }).click()
    await row.waitFor({ state: 'detached' })
    await machine().sql(noneOfThem)
  },
}
export default [journey]
