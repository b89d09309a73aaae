import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { isMovedBy } from '../../client/following.ts'
import { enterCode, gone, press, see, seeButton } from '../../testing/act.ts'
import { answers, bodies, neverAsked, refuses } from '../../testing/answers.ts'
import { atCode, CODE, requested, useWithdrawalAnswers } from '../../testing/at-withdrawal.ts'
import { serveContract } from '../../testing/contract-server.ts'
import { confirmation } from '../../testing/records.ts'

serveContract()
useWithdrawalAnswers()

const begun = confirmation({ own: 1, scene: 'withdraw', uid: null, payee: 'HSBC', amount: '100' })
beforeEach(() => {
  answers('account.confirmingDevices', { status: 0, push: 0, others: 1 })
  answers('account.beginConfirmation', begun)
  answers('account.confirmation', begun)
})

const ask = async () => {
  const shown = await atCode()
  await seeButton('Confirm on another device')
  press('Confirm on another device')
  await see('Confirm this on your other device')
  return shown
}
/** The stream of changes says that something has moved. */
const told = ({ queries }: Awaited<ReturnType<typeof atCode>>) =>
  act(() => queries.invalidateQueries({ predicate: query => isMovedBy(query) }))

describe('a payment that another device may confirm', () => {
  test('is asked for as its review shows it, and sent by itself once that is told', async () => {
    const shown = await ask()
    const asked = { scene: 'withdraw', payee: 'bank-1', currency: 'USD', amount: '100', source: 'wallet' }
    expect(bodies('account.beginConfirmation')).toEqual([asked])
    expect(bodies('withdrawal.request')).toEqual([])
    answers('account.confirmation', confirmation({ ...begun, standing: 'confirmed' }))
    await told(shown)
    await waitFor(() => expect(bodies('withdrawal.request')).toHaveLength(1))
    const code = { confirmation: 'confirmation-1' }
    expect(bodies('withdrawal.request')).toMatchObject([{ bankId: 'bank-1', amount: '100', code }])
    await see(new RegExp(requested.id))
  })

  test('is not sent where it was declined, and can be asked for again', async () => {
    const shown = await ask()
    answers('account.confirmation', confirmation({ ...begun, standing: 'declined' }))
    await told(shown)
    await see('This was declined on your other device')
    press('Ask again')
    await seeButton('Confirm on another device')
    neverAsked('withdrawal.request')
  })

  test('is taken back on the other device by a cancel here', async () => {
    await ask()
    answers('account.endConfirmation')
    press('Cancel')
    await seeButton('Confirm on another device')
    expect(bodies('account.endConfirmation')).toEqual([{ id: 'confirmation-1' }])
  })

  test('says why it was refused after all, and leaves the codes where they are', async () => {
    const shown = await ask()
    refuses('withdrawal.request', 'NOT_CONFIRMED')
    answers('account.confirmation', confirmation({ ...begun, standing: 'confirmed' }))
    await told(shown)
    await see(/This was not confirmed on your other device in time/)
    enterCode(CODE, '123456')
    await see('Enter your PAY code')
  })

  test('is none where no other device confirms', async () => {
    answers('account.confirmingDevices', { status: 1, push: 1, others: 0 })
    await atCode()
    await gone('Confirm on another device')
  })
})
