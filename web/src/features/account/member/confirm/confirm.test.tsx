import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { enterCode, gone, press, see, seeButton, seeOnPage } from '../../../../testing/act.ts'
import { answers, bodies, neverAsked, refuses } from '../../../../testing/answers.ts'
import { givePasskeys, phonePasskey } from '../../../../testing/browser-passkeys.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { confirmation } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()
afterEach(() => void vi.unstubAllGlobals())

const chosen = { status: 1, push: 1, others: 0 } as const
const open = async (more: Parameters<typeof confirmation>[0] = {}, devices: object = chosen) => {
  answers('account.confirmingDevices', { ...chosen, ...devices })
  answers('account.confirmation', confirmation(more))
  await renderScreen('/confirm/confirmation-1')
}

describe('what was begun on another device', () => {
  test('is shown as its review, and confirmed by the PAY code', async () => {
    await open()
    await seeOnPage('Ben O.', '100046', '25.50 USD', 'Firefox · Windows')
    refuses('account.confirm', 'WRONG_PIN')
    enterCode('PAY code', '000000')
    await see('That is not your PAY code.')
    answers('account.confirm')
    answers('account.confirmation', confirmation({ standing: 'confirmed' }))
    enterCode('PAY code', '246810')
    await see('Confirmed: it goes on where you began it')
    expect(bodies('account.confirm').at(-1)).toEqual({ by: 'pin', id: 'confirmation-1', pin: '246810' })
    await gone('Enter your PAY code')
  })

  test('is confirmed by a passkey that approves this very one', async () => {
    givePasskeys()
    answers('account.passkeys', [phonePasskey])
    answers('account.beginPasskeyApproval', {
      ...{ rpId: 'money.example', challenge: 'Y2hhbGxlbmdl', timeout: 120_000, userVerification: 'required' },
    })
    answers('account.confirm')
    await open()
    await seeButton('Confirm with a passkey')
    press('Confirm with a passkey')
    await waitFor(() => expect(bodies('account.confirm')).toMatchObject([{ by: 'passkey' }]))
    expect(bodies('account.beginPasskeyApproval')).toEqual([{ scene: 'confirm', id: 'confirmation-1' }])
  })

  test('is declined, and where it was not the member all other sessions end', async () => {
    await open()
    await seeButton('This was not me')
    answers('account.endConfirmation')
    answers('account.confirmation', confirmation({ standing: 'declined' }))
    press('This was not me')
    await see('Declined: nothing was sent')
    expect(bodies('account.endConfirmation')).toEqual([{ id: 'confirmation-1' }])
    answers('account.endOtherSessions')
    press('End all others')
    await see('All other sessions have ended')
    neverAsked('account.confirm')
  })

  test.each(['confirmed', 'used', 'declined', 'cancelled', 'lapsed'] as const)(
    'is said to be somebody else’s also once it is %s, and where the decline is refused',
    async standing => {
      await open({ standing })
      await seeButton('This was not me')
      await (standing === 'confirmed' ? seeButton('Decline') : gone('Decline'))
      refuses('account.endConfirmation', 'CONFIRMATION_OVER')
      press('This was not me')
      await seeButton('End all others')
    },
  )

  test.each([
    [{ own: 1 } as const, {}, 'It was begun here, so it is confirmed elsewhere.'],
    [{}, { status: 0 } as const, 'This device does not confirm payments'],
    [{ standing: 'used' } as const, {}, 'Confirmed: it goes on where you began it'],
    [{ standing: 'lapsed' } as const, {}, 'It was not confirmed in time: nothing was sent'],
    [{ standing: 'cancelled' } as const, {}, 'It was cancelled where it was begun: nothing was sent'],
  ])('is not confirmed where it is %o on a device that is %o', async (more, devices, says) => {
    await open(more, devices)
    await see(says)
    await gone('Enter your PAY code')
  })

  test.each([
    [{ scene: 'withdraw', payee: 'HSBC', source: 'card' } as const, ['HSBC', 'My card']],
    [
      {
        ...({ scene: 'sendpayment', payee: '12345678', name: 'Acme Ltd' } as const),
        ...{ bank: 'Harbour Bank', swift: 'HARBHKHH' },
      },
      ['12345678', 'Acme Ltd', 'Harbour Bank', 'HARBHKHH'],
    ],
    [
      { payee: 'paycode', amount: '20', scans: { amount: '5', times: 4, validDays: 7 } },
      ['Reserve for a pay code', 'Each scan pays', '5.00 USD', 'Scans', 'Valid for, in days', '20.00 USD'],
    ],
  ])('is shown with all that is carried out: %o', async (asked, shown) => {
    await open({ uid: null, ...asked })
    await seeOnPage(...shown)
  })

  test('is a look at the card’s number, without an amount', async () => {
    await open({ scene: 'cardnumber', uid: null, payee: null, currency: null, amount: null })
    await seeOnPage('Show the card number')
  })
})

describe('a look at the card’s number', () => {
  test.each([
    ['confirmed', 'Confirmed: nothing is shown yet, it goes on where you began it'],
    ['used', 'Confirmed: the number is shown now, where you began it'],
    ['declined', 'Declined: nothing is shown'],
    ['cancelled', 'It was cancelled where it was begun: nothing is shown'],
    ['lapsed', 'It was not confirmed in time: nothing is shown'],
  ] as const)('that is %s speaks of showing, and of nothing sent', async (standing, says) => {
    await open({ standing, scene: 'cardnumber', uid: null, payee: null, currency: null, amount: null })
    await see(says)
  })
})

const lost = {
  ...({ id: 'phone-1', browser: 'Chrome', system: 'Android', current: 0 } as const),
  ...{ since_date: '2026-10-01T10:00:00.000Z', seen_date: '2026-11-02T10:00:00.000Z' },
}

describe('the settings of security', () => {
  const openSecurity = async (devices: object) => {
    answers('account.passkeys')
    answers('account.authenticator', { status: 0, on_date: null, codes_left: 0 })
    answers('account.sessions')
    answers('chain.allowList', { on: 0, ends_date: null, cooling_hours: 24 })
    answers('account.confirmingDevices', { status: 0, push: 0, others: 0, ...devices })
    await renderScreen('/setting/security')
  }
  test('lead to push messages first', async () => {
    await openSecurity({})
    await see('This device has to show push messages first.')
  })
  test('turn confirming off on this device', async () => {
    await openSecurity({ status: 1, push: 1 })
    await seeButton('Turn off')
    answers('account.endConfirmHere')
    answers('account.confirmingDevices', { status: 0, push: 1, others: 0 })
    press('Turn off')
    await see('Turn on')
  })
  test('name each device that confirms, and end that of another one by PAY code and mailed code', async () => {
    answers('account.confirmers', [{ ...lost, id: 'here', browser: 'Firefox', current: 1 }, lost])
    await openSecurity({ status: 1, push: 1, others: 1 })
    await seeOnPage('Firefox · Android', 'This device, now', 'Chrome · Android')
    expect(screen.getAllByRole('link', { name: /^End confirming/ })).toHaveLength(1)
    const end = screen.getByRole('link', { name: /^End confirming on Chrome/ })
    expect(end.getAttribute('href')).toBe('/setting/confirmdevice/phone-1')
  })
})

test('a device that confirms no more is no page', async () => {
  answers('account.confirmers', [lost])
  await renderScreen('/setting/confirmdevice/phone-2')
  await see('This page could not be found.')
})
