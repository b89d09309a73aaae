import type { Page } from 'playwright-core'
import type { Journey, Tools } from '../lib/journey.ts'

const stranger = '0x52908400098527886E0F7030069857D2E4169EE7'
const setting = 'Central address for collected ERC20 coins'

/** One administrator names an address of their own; nothing changes by that. */
const nameAddress = async (operator: Page) => {
  await operator.goto('/admin/sysconfigs/appconfig?search=ercCentralAddress')
  await operator.getByLabel(setting).fill(stranger)
  await operator.getByLabel('Reason').fill('The custody moved')
  await operator.getByRole('button', { name: 'Save' }).click()
  await operator.getByText('Waits for a second administrator').waitFor()
  await operator.goto('/admin/addressforward')
  await operator.getByText('Central addresses').first().waitFor()
  await operator.getByText('Not set yet').first().waitFor()
}

/** Nor can they agree with themselves. */
const agreeAlone = async (operator: Page, { picture }: Tools) => {
  await operator.goto('/admin/proposals?kind=catalogue')
  await operator.getByRole('button', { name: /ercCentralAddress/ }).click()
  await operator.getByText('This is your own proposal').waitFor()
  if (await operator.getByRole('button', { name: 'Approve the change' }).isEnabled())
    throw new Error('an administrator is offered to approve their own proposal')
  await picture('four-eyes-own', operator)
}

/** An auditor compares before and after, and has nothing to press. */
const lookOn = async ({ open, signedIn, picture }: Tools) => {
  const auditor = await open()
  await signedIn(auditor, 'auditor@example.com')
  await auditor.goto('/admin/proposals')
  await auditor.getByRole('button', { name: /ercCentralAddress/ }).click()
  await auditor.getByText(stranger).waitFor()
  await auditor.getByText('Your role reads this').waitFor()
  if (await auditor.getByRole('button', { name: 'Approve the change' }).count())
    throw new Error('an auditor is offered to approve a change')
  await picture('four-eyes-auditor', auditor)
}

/** A second one agrees; still nothing is collected to the address for a day. */
const agree = async ({ open, signedIn, picture }: Tools, operator: Page) => {
  const second = await open()
  await signedIn(second, 'admin2@example.com')
  await second.goto('/admin/proposals?mine=1')
  await second.getByRole('button', { name: /ercCentralAddress/ }).click()
  await second.getByRole('button', { name: 'Approve the change' }).click()
  await second.getByRole('button', { name: /ercCentralAddress/ }).waitFor({ state: 'detached' })
  await operator.goto('/admin/addressbalancecollecteds')
  await operator
    .getByText(/^New central address: usable from/)
    .first()
    .waitFor()
  await picture('four-eyes-cooling', operator)
}

const journeys: readonly Journey[] = [
  {
    name: 'an administrator fails to redirect a collection alone',
    run: async tools => {
      const { page: operator, signedIn } = tools
      await signedIn(operator, 'operator@example.com')
      await nameAddress(operator)
      await agreeAlone(operator, tools)
      await lookOn(tools)
      await agree(tools, operator)
    },
  },
]
export default journeys
