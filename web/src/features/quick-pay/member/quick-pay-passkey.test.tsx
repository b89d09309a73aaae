import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { press, see, seeButton } from '../../../testing/act.ts'
import { answers, bodies } from '../../../testing/answers.ts'
import { atCode, useQuickPayAnswers } from '../../../testing/at-quick-pay.ts'
import { givePasskeys, phonePasskey } from '../../../testing/browser-passkeys.ts'
import { serveContract } from '../../../testing/contract-server.ts'

serveContract()
useQuickPayAnswers()

describe('a quick pay approved by a passkey', () => {
  const PASSKEY = 'Approve with a passkey'
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

  test('takes no code, and is bound to payee, currency and amount', async () => {
    givePasskeys()
    await atCode()
    await seeButton(PASSKEY)
    press(PASSKEY)
    await see('Paid')
    const payment = { uid: '100046', currency: 'USD', amount: '25.5' }
    expect(bodies('account.beginPasskeyApproval')).toEqual([{ scene: 'quickpay', ...payment }])
    expect(bodies('quickPay.send')).toMatchObject([{ ...payment, code: { id: 'cGFzc2tleQ' } }])
  })
  test('is not sent when its payer gives up', async () => {
    givePasskeys({ get: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
    await atCode()
    await seeButton(PASSKEY)
    press(PASSKEY)
    await see('No passkey was used. Try again, or go on without one.')
    expect(bodies('quickPay.send')).toEqual([])
  })
})
