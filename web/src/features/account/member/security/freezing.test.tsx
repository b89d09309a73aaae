import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownDevice } from '../../../../client/session.ts'
import {
  enterCode,
  press,
  see,
  seeButton,
  seeOnPage,
  setWidth,
  type,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { member } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const token = 'a1'.repeat(32)
const frozen = member({ frozen: 1 })

beforeEach(() => {
  answers('account.sessions', [])
  answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
  answers('account.passkeys', [])
  answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
  answers('account.freeze')
  answers('account.mailCode')
  answers('account.checkUnfreeze')
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
    await see(
      /Your account is frozen: nothing is paid, swapped, sent or withdrawn\. A prepaid card still works/,
    )
    await see(/ask customer service to block it if it is lost/)
    await seeOnPage('Unfreeze the account')
  })

  test.each([1280, 400])(
    'is offered where the PAY code was set anew, for as long as the account rests (%i px)',
    async width => {
      setWidth(width)
      await renderScreen('/setting/security', { as: member({ rests_until: '2099-11-29T10:00:00.000Z' }) })
      await see(/reset without the old one: nothing leaves your account until .*2099/)
      cleanup()
      await renderScreen('/setting/security', { as: member({ rests_until: '2020-11-29T10:00:00.000Z' }) })
      await seeButton('Freeze the account')
      expect(screen.queryByText(/reset without the old one/)).toBeNull()
    },
  )

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

  test('does not end with a wrong PAY code, which is said at its field before a code is mailed', async () => {
    refuses('account.checkUnfreeze', 'WRONG_PIN')
    await renderScreen('/setting/unfreeze', { as: frozen })
    await seeButton('Send the code')
    type('PAY code', '806257')
    press('Send the code')
    await waitFor(() => expect(wrongWith('PAY code')).toContain('That is not your PAY code.'))
    expect(bodies('account.checkUnfreeze')).toEqual([{ pin: '806257' }])
    expect(bodies('account.mailCode')).toEqual([])
  })
})

describe('the link of the mail about a sign-in', () => {
  test('does nothing before its button is pressed, then leads to a new password', async () => {
    const { address } = await renderScreen(`/notme#${token}`, { as: 'nobody' })
    await see('Was this sign-in not yours?')
    await expect.poll(address).toBe('/notme')
    expect(bodies('account.notMe')).toEqual([])
    press('Freeze the account and end all sessions')
    await see('Your account is frozen, and every session has ended')
    expect(bodies('account.notMe')).toEqual([{ token }])
    await seeOnPage('Choose a new password')
  })

  test('is out of the address at once: a reload says to open it again', async () => {
    const { address, reload } = await renderScreen(`/notme#${token}`, { as: 'nobody' })
    await see('Was this sign-in not yours?')
    await expect.poll(address).toBe('/notme')
    await reload()
    await see('Open the link in the e-mail again')
    expect(bodies('account.notMe')).toEqual([])
  })

  test('that was used says so, and one that is cut off says how to go on', async () => {
    refuses('account.notMe', 'LINK_USED_UP')
    await renderScreen(`/notme#${token}`, { as: 'nobody' })
    await see('Was this sign-in not yours?')
    press('Freeze the account and end all sessions')
    await see('This link has been used or has expired.')
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
