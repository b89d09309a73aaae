import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const [refused, behind] = ['10.77', '10.78']

/** Until it is dropped the table takes no row of that amount, as if the code that projects it had a fault. */
const fault = {
  begin: `alter table views.swaps add constraint e2e_fault check (source_amount <> ${refused}) not valid`,
  end: 'alter table views.swaps drop constraint if exists e2e_fault',
}

/** A member's swap, by call. */
const swap = async (member: Session, sourceAmount: string): Promise<void> => {
  const asked = { source: 'USD', target: 'USDC', sourceAmount }
  const { quoteId } = firstOf<{ quoteId: string }>(await call(member, 'POST', '/swap/checkAmount', asked))
  firstOf(await call(member, 'POST', '/swap', { ...asked, quoteId }))
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** The read model's row says that it waits; its stream says which event it is, and why. */
const findIt = async (operator: Page, { picture }: Tools) => {
  await operator.goto('/admin/operations')
  await operator
    .getByRole('row', { name: /^swaps/ })
    .getByText('Streams parked: 1')
    .waitFor()
  await operator.getByRole('link', { name: 'Parked', exact: true }).click()
  await says(operator, 'SwapSettled, revision')
  await says(operator, 'violates check constraint "e2e_fault"')
  await says(operator, 'Tries: 1. Events that wait: 2.')
  await operator.getByText('What the event says').click()
  await says(operator, `"${refused}`)
  await staysInside(operator, 'a parked stream')
  await isOpenToAll(operator, 'a parked stream')
  await picture('parked-found', operator, { fullPage: true })
}

/** Trying again changes nothing while the fault is there; so the operator proposes to leave the event out. */
const tryAndPropose = async (operator: Page, { picture }: Tools) => {
  await press(operator, 'Try again')
  await says(operator, 'It cannot be projected at revision')
  await says(operator, 'Tries: 2. Events that wait: 2.')
  await press(operator, 'Leave the event out…')
  await says(operator, 'This event moves money')
  await press(operator, 'Propose it')
  await says(operator, 'Say why: the audit trail keeps it.')
  await operator
    .getByLabel('Reason', { exact: true })
    .fill('The row is made by hand until the code is mended')
  await isOpenToAll(operator, 'leaving an event out')
  await picture('parked-leaving-out', operator)
  await press(operator, 'Propose it')
  await says(operator, 'Waits for a second administrator')
}

/** A second administrator agrees. */
const agree = async ({ open, signedIn, picture }: Tools) => {
  const second = await open()
  await signedIn(second, 'admin2@example.com')
  await second.goto('/admin/proposals?kind=parked-skip')
  const proposal = second.getByRole('button', { name: /Event left out of a read model · swaps/ })
  await proposal.click()
  await says(second, 'The row is made by hand until the code is mended')
  await picture('parked-proposed', second)
  await press(second, 'Approve the change')
  await proposal.waitFor({ state: 'detached' })
}

/** The read model stands at the log's end again, with nothing behind it. */
const goesOn = async (operator: Page, { picture }: Tools) => {
  await operator.goto('/admin/operations/parked')
  await says(operator, 'No stream is parked')
  await operator.goto('/admin/operations')
  const row = operator.getByRole('row', { name: /^swaps/ })
  await row.getByText('Caught up').waitFor()
  await row.locator('.lag').getByText('–', { exact: true }).waitFor()
  await picture('parked-resolved', operator)
}

const journey: Journey = {
  name: 'an operator finds a parked stream, tries it in vain, and leaves its event out with a second administrator',
  run: async tools => {
    const { page: operator, open, signedIn, sessionOf, machine } = tools
    const member = await sessionOf('ada@example.com')
    const members = await open()
    await signedIn(members, 'ada@example.com')
    await signedIn(operator, 'operator@example.com')
    await machine().sql(fault.begin)
    try {
      for (const amount of [refused, behind]) await swap(member, amount)
      await findIt(operator, tools)
      await tryAndPropose(operator, tools)
      await agree(tools)
      await goesOn(operator, tools)
    } finally {
      await machine().sql(fault.end)
    }
    await members.goto('/records/swap')
    await says(members, behind)
    if (await members.getByText(refused).count()) throw new Error(`${refused} was left out, and is shown`)
  },
}
export default [journey]
