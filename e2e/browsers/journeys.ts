import { randomBytes, randomInt } from 'node:crypto'
import { call, demo, firstOf, mailedCode, type Session } from '../lib/client.ts'
import type { Person } from './person.ts'

// The ways that everybody goes, for browsers that Playwright does not drive: short, because the screens themselves are
// gone through in Chromium.

export type BrowserJourney = {
  /** Finishes the sentence "a person …". */
  readonly name: string
  readonly run: (person: Person, platform: Platform) => Promise<void>
}
export type Platform = { readonly url: string; readonly sessionOf: (email: string) => Promise<Session> }

const button = (name: string) => ({ role: 'button', name })
const heading = (name: string) => ({ role: 'heading', name })

/** Puts a session into the page as if the person had signed in; signing in has a journey of its own. */
const signedIn = async (person: Person, platform: Platform, email: string, role = 'member') => {
  const { key } = await platform.sessionOf(email)
  await person.goTo('/verify')
  await person.keep({ session_key: key, email, role })
}

const register = async (person: Person, { url }: Platform) => {
  const email = `browser-${randomBytes(6).toString('hex')}@example.com`
  await person.goTo('/register')
  await person.fill('E-mail', email)
  await person.click(button('Send the code'))
  await person.sees(heading('Enter the code we e-mailed you'))
  await person.typeCode('Code from the e-mail', await mailedCode(url, email))
  await person.fill('Name', 'Sofia Marsh')
  await person.fill('Password', demo.password)
  await person.fill('Confirm password', demo.password)
  await person.fill('PAY code', demo.pin)
  await person.fill('Confirm PAY code', demo.pin)
  await person.click({ label: 'I accept the terms.' })
  await person.click(button('Open the account'))
  await person.sees({ text: 'Your account is open' })
}

const walkIn = async (person: Person, { url }: Platform) => {
  await person.goTo('/')
  await person.fill('E-mail', 'ben@example.com')
  await person.fill('Password', demo.password)
  await person.click(button('Continue'))
  await person.sees(heading('Enter the code we e-mailed you'))
  await person.typeCode('Code from the e-mail', await mailedCode(url, 'ben@example.com'))
  await person.sees(heading('Enter your PAY code'))
  await person.typeCode('PAY code', demo.pin)
  await person.sees(heading('Home'))
}

const swap = async (person: Person, platform: Platform) => {
  await signedIn(person, platform, 'ada@example.com')
  await person.goTo('/swap')
  await person.choose('You give', 'USDC')
  await person.fill('Amount to give', '12.5')
  await person.click(button('Review the swap of 12.50 USDC'))
  await person.sees({ text: 'This quote holds for' })
  await person.click(button('Swap 12.50 USDC'))
  await person.sees(heading('Swapped'))
}

const uidOf = async (member: Session): Promise<string> =>
  firstOf<{ uid: string }>(await call(member, 'GET', '/user/userinfo')).uid

const payBen = async (person: Person, platform: Platform) => {
  await signedIn(person, platform, 'ada@example.com')
  const uid = await uidOf(await platform.sessionOf('ben@example.com'))
  await person.goTo('/quickpay')
  await person.fill('Whom to pay', uid)
  await person.click(button('Find the payee'))
  await person.choose('From wallet', 'USD')
  await person.fill('Amount', '2.5')
  await person.click(button('Review 2.50 USD'))
  await person.sees({ text: 'for this payment only' })
  await person.typeCode('Code from the e-mail', await mailedCode(platform.url, 'ada@example.com'))
  await person.sees(heading('Paid'))
}

const approve = async (person: Person, platform: Platform) => {
  const txid = `0x${randomBytes(32).toString('hex')}`
  const amount = `31.${randomInt(10, 99)}`
  const topUp = { currency: 'USDC', network: 'ERC20', amount, txid }
  const { id } = firstOf<{ id: string }>(
    await call(await platform.sessionOf('ada@example.com'), 'POST', '/topup', topUp),
  )
  await signedIn(person, platform, 'admin@example.com', 'superadmin')
  await person.goTo(`/admin/inbox?whose=all&open=top-up:${id}`)
  await person.click(button(`Approve ${amount} USDC`))
  await person.misses(button(`Approve ${amount} USDC`))
  await person.goTo(`/admin/topup?status=all&search=${txid}`)
  await person.sees({ text: 'Settled' })
}

type Lines = { readonly data: { readonly data: readonly { readonly id: string }[] } }

/** The receipt of a line of the member's past: that of a new one is there from the next checkpoint of the log on. */
const receiptOf = async (member: Session): Promise<string> => {
  const filter = encodeURIComponent('{"limit":100}')
  const { body } = await call(member, 'GET', `/usertransactions/list/${await uidOf(member)}/${filter}`)
  const oldest = (body as unknown as Lines).data.data.at(-1)
  return firstOf<{ proof: string }>(await call(member, 'GET', `/receipts/${oldest?.id}`)).proof
}

const verify = async (person: Person, { sessionOf }: Platform) => {
  const proof = await receiptOf(await sessionOf('ada@example.com'))
  await person.goTo('/verify')
  await person.sees({ label: 'Public key of the log' })
  await person.chooseFile('receipt', 'movement.tlog-proof', proof)
  await person.sees({ text: 'This receipt holds' })
  await person.chooseFile('receipt', 'movement.tlog-proof', proof.replace(/^extra (.{40})./m, 'extra $1-'))
  await person.sees({ text: 'This receipt does not hold' })
}

export const browserJourneys: readonly BrowserJourney[] = [
  { name: 'a visitor opens an account', run: register },
  { name: 'a member signs in with code and PAY code', run: walkIn },
  { name: 'a member swaps', run: swap },
  { name: 'a member pays another one', run: payBen },
  { name: 'finance approves a top-up', run: approve },
  { name: 'a stranger checks a receipt', run: verify },
]
