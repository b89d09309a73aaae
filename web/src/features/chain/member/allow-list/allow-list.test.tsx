import { beforeEach, describe, expect, test } from 'vitest'
import { enterCode, press, see, seeButton, seeOnPage, type, wrongWith } from '../../../../testing/act.ts'
import { answers, bodies, lists, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const off = { on: 0, ends_date: null, cooling_hours: 24 } as const
const on = { ...off, on: 1 } as const
const ending = { ...on, ends_date: '2026-11-24T10:00:00.000Z' }
const token = 'a1'.repeat(32)
const row = {
  ...{ id: 'book-1', currency: 'USDC', network: 'ERC20', name: 'Ledger' },
  ...{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', created_date: '2026-11-23T10:00:00Z' },
  usable_date: '2026-11-24T10:00:00.000Z',
}

beforeEach(() => {
  answers('account.sessions', [])
  answers('account.passkeys', [])
  answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
  answers('account.mailCode')
  answers('chain.turnOnAllowList')
  answers('chain.endAllowList', ending)
  answers('chain.keepAllowList')
})

describe('the allow-list', () => {
  test('is turned on without a code', async () => {
    answers('chain.allowList', off)
    await renderScreen('/setting/security')
    await seeButton('Turn on the allow-list')
    await see(/rests for 24 hours/)
    answers('chain.allowList', on)
    press('Turn on the allow-list')
    await see('The allow-list is on')
    expect(bodies('chain.turnOnAllowList')).toHaveLength(1)
  })

  test('is turned off with the PAY code and the e-mailed code', async () => {
    answers('chain.allowList', on)
    await renderScreen('/setting/allowlist')
    await see(/^It ends 24 hours after you ask/)
    press('Send the code')
    expect(wrongWith('PAY code')).not.toBe('')
    type('PAY code', '806257')
    press('Send the code')
    await see('Enter the code we e-mailed you')
    expect(bodies('account.mailCode')).toMatchObject([{ scene: 'allowlist' }])
    enterCode('Code from the e-mail', '123456')
    await see('The allow-list ends in 24 hours')
    expect(bodies('chain.endAllowList')).toEqual([{ pin: '806257', code: '123456' }])
  })

  test('whose end was asked for says when that comes, and is kept on with one button', async () => {
    answers('chain.allowList', ending)
    await renderScreen('/setting/security')
    await see(/^The allow-list ends on .*2026/)
    answers('chain.allowList', on)
    press('Keep the allow-list on')
    await see('The allow-list is on')
  })

  test('is kept on by the link of the mail, once its button is pressed', async () => {
    await renderScreen(`/keepallowlist#${token}`, { as: 'nobody' })
    await see('Was it not you who asked for the end?')
    expect(bodies('chain.keepAllowList')).toEqual([])
    press('Keep the allow-list on')
    await see('The allow-list stays on')
    expect(bodies('chain.keepAllowList')).toEqual([{ token }])
    await seeOnPage('Choose a new password')
  })

  test('says of a link that was used, or is cut off, how to go on', async () => {
    refuses('chain.keepAllowList', 'LINK_USED_UP')
    await renderScreen(`/keepallowlist#${token}`, { as: 'nobody' })
    await see('Was it not you who asked for the end?')
    press('Keep the allow-list on')
    await see('This link has been used or has expired.')
    await renderScreen('/keepallowlist#a1', { as: 'nobody' })
    await see('This link is not complete')
  })
})

describe('the address book while the allow-list is on', () => {
  test('says that new addresses rest, and from when on each can be sent to', async () => {
    answers('chain.allowList', on)
    lists('chain.addressBook', [row])
    await renderScreen('/userbindccaddress')
    await see('A new address rests for 24 hours before you can send to it')
    await see(/^Usable from .*2026/)
  })
})
