import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterCode, press, see, seeButton } from '../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../testing/answers.ts'
import { atCode, CODE, PIN, requested, useWithdrawalAnswers } from '../../../testing/at-withdrawal.ts'
import { givePasskeys, phonePasskey } from '../../../testing/browser-passkeys.ts'
import { serveContract } from '../../../testing/contract-server.ts'

serveContract()
useWithdrawalAnswers()

describe('a withdrawal approved by a passkey', () => {
  const PASSKEY = 'Approve with a passkey'
  const order = { source: 'wallet', currency: 'USD', amount: '100', bankId: 'bank-1' }
  beforeEach(() => {
    answers('account.passkeys', phonePasskey)
    answers('account.beginPasskeyApproval', {
      rpId: 'money.example',
      challenge: 'Y2hhbGxlbmdl',
      timeout: 120_000,
      userVerification: 'required',
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('takes neither code, and is bound to account, currency and amount', async () => {
    givePasskeys()
    await atCode()
    await seeButton(PASSKEY)
    press(PASSKEY)
    await see('Asked for')
    expect(bodies('account.beginPasskeyApproval')).toEqual([
      { scene: 'withdraw', payee: 'bank-1', currency: 'USD', amount: '100' },
    ])
    const [body] = bodies('withdrawal.request')
    expect(body).toMatchObject({ ...order, code: { id: 'cGFzc2tleQ', response: { signature: 'c2lnbmVk' } } })
    expect(body).not.toHaveProperty('pin')
  })
  test('that is refused says so, and leaves the codes as the way', async () => {
    givePasskeys()
    refuses('withdrawal.request', 'WRONG_PASSKEY')
    await atCode()
    await seeButton(PASSKEY)
    press(PASSKEY)
    const sentence = 'The passkey was not accepted, or it took too long. Try again.'
    await see(sentence)
    answers('withdrawal.request', requested)
    enterCode(CODE, '123456')
    await see('Enter your PAY code')
    expect(screen.queryByText(sentence)).toBeNull()
    enterCode(PIN, '246810')
    await see('Asked for')
  })
  test('is not offered to a member who has none, or by a browser that knows none', async () => {
    await atCode()
    expect(screen.queryByRole('button', { name: PASSKEY })).toBeNull()
    expect(bodies('account.passkeys')).toEqual([])
  })
})
