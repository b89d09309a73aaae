import { beforeEach, describe, expect, test } from 'vitest'
import { ownDevice } from '../../../../client/session.ts'
import { enterCode, press, see, seeButton, seeOnPage, type, wrongWith } from '../../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { member } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const token = 'a1'.repeat(32)
const frozen = member({ frozen: 1 })

beforeEach(() => {
  answers('account.sessions', [])
  answers('account.freeze')
  answers('account.mailCode')
  answers('account.unfreeze')
  answers('account.notMe')
})

describe('freezing the account', () => {
  test('says what follows, and asks for no code', async () => {
    await renderScreen('/setting/security')
    await seeButton('Freeze the account')
    press('Freeze the account')
    await see('Freeze your account now?')
    expect(bodies('account.freeze')).toHaveLength(0)
    press('Freeze the account')
    await see('Your account is frozen.')
    expect(bodies('account.freeze')).toHaveLength(1)
  })

  test('is said on every page while it lasts, with the way out', async () => {
    await renderScreen('/setting/security', { as: frozen })
    await see(/Your account is frozen: no money leaves it/)
    await seeOnPage('Unfreeze the account')
  })

  test('ends with the PAY code and the e-mailed code', async () => {
    await renderScreen('/setting/unfreeze', { as: frozen })
    await seeButton('Send the code')
    press('Send the code')
    expect(wrongWith('PAY code')).not.toBe('')
    expect(bodies('account.mailCode')).toEqual([])
    type('PAY code', '806257')
    press('Send the code')
    await see('Enter the code we e-mailed you')
    expect(bodies('account.mailCode')).toMatchObject([{ scene: 'unfreeze' }])
    enterCode('Code from the e-mail', '123456')
    await see('Your account is no longer frozen')
    expect(bodies('account.unfreeze')).toEqual([{ pin: '806257', code: '123456' }])
  })
})

describe('the link of the mail about a sign-in', () => {
  test('does nothing before its button is pressed, then leads to a new password', async () => {
    await renderScreen(`/notme#${token}`, { as: 'nobody' })
    await see('Was this sign-in not yours?')
    expect(bodies('account.notMe')).toEqual([])
    press('Freeze the account and end all sessions')
    await see('Your account is frozen, and every session has ended')
    expect(bodies('account.notMe')).toEqual([{ token }])
    await seeOnPage('Choose a new password')
  })

  test('that was used says so, and one that is cut off says how to go on', async () => {
    refuses('account.notMe', 'LINK_USED_UP')
    await renderScreen(`/notme#${token}`, { as: 'nobody' })
    await see('Was this sign-in not yours?')
    press('Freeze the account and end all sessions')
    await see('This link has been used, or has run out.')
    await renderScreen('/notme#a1', { as: 'nobody' })
    await see('This link is not complete')
  })
})

test('a device keeps its text, and makes another in place of one that is none', () => {
  const own = ownDevice()
  expect(own).toMatch(/^[0-9a-f]{32}$/)
  expect(ownDevice()).toBe(own)
  localStorage.setItem('device', 'x')
  expect(ownDevice()).toMatch(/^[0-9a-f]{32}$/)
})
