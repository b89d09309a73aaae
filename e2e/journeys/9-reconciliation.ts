import type { Page } from 'playwright-core'
import { call, type Session } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'

type Posting = {
  readonly event_id: string
  readonly currency: string
  readonly debit: string | null
  readonly credit: string | null
  readonly created_date: string
}

const PAGE = 100

/** Every leg on the chains' account so far: other journeys have put hundreds there. */
const postingsOf = async (session: Session): Promise<readonly Posting[]> => {
  const all: Posting[] = []
  for (let page = 1; ; page++) {
    const fields = { account: 'world:chain', sort: 'number', order: 'asc', limit: PAGE, page }
    const filter = encodeURIComponent(JSON.stringify(fields))
    const { body } = await call(session, 'GET', `/finance/postings/${filter}`)
    const { data } = body.data as { readonly data: readonly Posting[] }
    all.push(...data)
    if (data.length < PAGE) return all
  }
}

/** The custody's statement: a line for each leg that names its event, and one that the books know nothing of. */
const statementOf = (postings: readonly Posting[]): string => {
  // Money that came in is a debit of the account that mirrors the chains.
  const lines = postings.map(({ event_id, currency, debit, credit, created_date }) =>
    [created_date.slice(0, 10), debit ?? `-${credit}`, currency, event_id].join(),
  )
  const day = new Date().toISOString().slice(0, 10)
  return ['Day,Amount,Currency,Reference', ...lines, `${day},12.34,USD,a lost wire`].join('\n')
}

const saveSource = async (finance: Page, name: string) => {
  await finance.goto('/admin/reconciliation')
  await finance.getByRole('button', { name: 'New source' }).click()
  await finance.getByLabel('Name', { exact: true }).fill(name)
  await finance.getByLabel('Account of the books that mirrors it').selectOption('world:chain')
  await finance.getByLabel('Column of days').fill('Day')
  await finance.getByLabel('Column of signed amounts').fill('Amount')
  await finance.getByLabel('Column of currencies').fill('Currency')
  await finance.getByLabel('Column of references').fill('Reference')
  await finance.getByRole('button', { name: 'Save', exact: true }).click()
  await finance.getByText('The source is saved.').waitFor()
}

const takeIn = async (finance: Page, source: string, content: string) => {
  await finance.getByRole('button', { name: 'Take a statement in' }).click()
  await finance.getByLabel('Source', { exact: true }).selectOption({ label: source })
  const buffer = Buffer.from(content)
  const file = { name: 'custody.csv', mimeType: 'text/csv', buffer }
  await finance.locator('input[type=file][name=file]').setInputFiles(file)
  await finance.getByRole('button', { name: 'Take it in' }).click()
  await finance.getByText('Has open items').waitFor()
}

/** The line that the books know nothing of is to be booked on a member's wallet. */
const propose = async (finance: Page, { picture }: Tools) => {
  await finance.getByLabel('Reference, counterparty or note').fill('a lost wire')
  const row = finance.getByRole('row').filter({ hasText: 'a lost wire' })
  await row.getByRole('button', { name: 'Open' }).click()
  await finance.getByLabel('User ID', { exact: true }).fill('100046')
  await finance.getByLabel('Reason, kept in the log: no names').fill('A wire without a reference')
  await finance.getByRole('button', { name: 'Propose the entry' }).click()
  await finance.getByText('The correcting entry waits for a second administrator').waitFor()
  await picture('reconciliation-proposed', finance)
}

const approve = async ({ open, signedIn }: Tools) => {
  const second = await open()
  await signedIn(second, 'admin2@example.com')
  await second.goto('/admin/adjustments')
  await second.getByRole('button', { name: 'A wire without a reference' }).first().click()
  await second.getByRole('button', { name: 'Approve the adjustment' }).click()
  await second.getByText(/^Approved\. User ID/).waitFor()
}

/** The workers find the correcting entry; nothing is open any more, and the result is signed. */
const signOff = async (finance: Page, { picture }: Tools) => {
  await finance.reload()
  const corrected = finance.getByText('By a correcting entry').first()
  while (!(await corrected.isVisible()))
    await corrected.waitFor({ timeout: 2_000 }).catch(() => finance.reload())
  await finance.getByRole('button', { name: 'Sign off' }).click()
  await finance.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click()
  await finance.getByText(/^Signed off by /).waitFor()
  await picture('reconciliation-signed', finance)
}

const journeys: readonly Journey[] = [
  {
    name: 'finance reconciles a month’s statement with one correction',
    run: async tools => {
      const { page: finance, signedIn, sessionOf } = tools
      const email = 'finance@example.com'
      await signedIn(finance, email)
      const content = statementOf(await postingsOf(await sessionOf(email)))
      await saveSource(finance, 'Custody')
      await takeIn(finance, 'Custody', content)
      await propose(finance, tools)
      await approve(tools)
      await signOff(finance, tools)
    },
  },
]
export default journeys
