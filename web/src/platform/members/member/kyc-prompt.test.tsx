import { expect, test } from 'vitest'
import { buttonOf, gone, press, see, seeButton } from '../../../testing/act.ts'
import { answers } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { member } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

/** A page that needs a verified identity and asks for nothing before. */
const PAGE = '/trades/buy'
const never = { id: null, type: null, reason: null, submitted_date: null, decided_date: null }
const standing = { kyc_status: -1, step: 1, ...never } as const

test('a member who is not verified is asked whether to go and verify the identity', async () => {
  answers('identity.standing', standing)
  const { address } = await renderScreen(PAGE, { as: member({ kyc_status: -1 }) })
  await see('Your identity first')
  press('Continue')
  await see('Have at hand')
  expect(address()).toBe('/accountinfo')
})

test('a member who cancels stays, and reads on the page why it is closed', async () => {
  const { address } = await renderScreen(PAGE, { as: member({ kyc_status: -1 }) })
  await seeButton('Cancel')
  press('Cancel')
  await gone('Your identity first')
  await see('Verify your identity to open this')
  expect(address()).toBe(PAGE)
})

test('a member whose identity is being verified is asked nothing: there is nothing to do', async () => {
  await renderScreen(PAGE, { as: member({ kyc_status: 0 }) })
  await see('Your identity is being verified')
  expect(buttonOf('Continue')).toBeUndefined()
})
