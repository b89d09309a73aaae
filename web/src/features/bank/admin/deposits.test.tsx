import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { buttonOf, fill, press, pressAnyway, see, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, bodies, lists, refuses } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { approvalSaid } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const deposit: wire.AdminDeposit = {
  ...{ id: 'deposit-1', uid: '100045', username: 'Ada', email: 'ada@example.com', depositType: 1 },
  ...{ currency: 'USD', amount: '300.00', bank_id: 'bank-1', transferImg: 'file-1', depositStatus: 1 },
  ...{ rechargeStatus: 0, distribution: 0, fee: null, cardFee: null, credited: null, externalTxId: null },
  ...{
    reason: null,
    created_date: '2026-11-20T10:00:00.000Z',
    finish_date: null,
    decided_by: null,
    decided_by_name: '',
  },
}

beforeEach(() =>
  answers(
    'office.checkApproval',
    approvalSaid({ amount: '300.00', fee: '3.33', cardFee: '20.00', credited: '276.67' }),
  ),
)

describeCase({
  path: '/admin/userrecharges',
  name: 'bank.depositCases',
  row: { ...deposit, depositStatus: 0 },
  shows: ['The member sent 300.00 USD', 'ada@example.com'],
  filled: { 'Fee, if not the usual one': '3', 'Transaction ID at the bank, if any': 'wire-77' },
  approve: {
    call: 'bank.decideDeposit',
    label: 'Distribute 300.00 USD',
    body: { id: 'deposit-1', status: 1, fee: '3', externalTxId: 'wire-77' },
  },
  reject: { call: 'bank.markDeposit', label: 'It never came', body: { id: 'deposit-1', status: -1 } },
})

describe('a bank deposit', () => {
  const open = async (but: Partial<wire.AdminDeposit> = {}) => {
    lists('bank.depositCases', [{ ...deposit, ...but }])
    await renderScreen('/admin/userrecharges?open=deposit-1', { as: administrator('finance') })
    await seeOnPage('The member sent 300.00 USD')
  }
  test('of another amount than the member said is distributed at what came', async () => {
    answers('bank.decideDeposit', { id: 'deposit-1', depositStatus: 1, rechargeStatus: 1 })
    await open()
    await seeOnPage('Fee 3.33 USD', 'Price of the card 20.00 USD', 'receives 276.67 USD')
    fill({ 'Amount that came, if another': '290' })
    await seeButton('Distribute 290.00 USD')
    await waitFor(() =>
      expect(bodies('office.checkApproval').at(-1)).toEqual({
        kind: 'deposit',
        id: 'deposit-1',
        amount: '290',
      }),
    )
    press('Distribute 290.00 USD')
    await waitFor(() =>
      expect(bodies('bank.decideDeposit')).toEqual([{ id: 'deposit-1', status: 1, amount: '290' }]),
    )
  })
  test('is noted as come before it is distributed, once; a refusal stands beside it', async () => {
    refuses('bank.markDeposit', 'ALREADY_DECIDED')
    await open({ depositStatus: 0 })
    press('The transfer has come')
    await waitFor(() => expect(document.querySelector('.case [role=alert]')).not.toBeNull())
    answers('bank.markDeposit', { id: 'deposit-1', depositStatus: 1, rechargeStatus: 0 })
    const release = holds('bank.markDeposit')
    press('The transfer has come')
    pressAnyway('The transfer has come')
    await waitFor(() => expect(bodies('bank.markDeposit')).toHaveLength(2))
    lists('bank.depositCases', [deposit])
    release()
    await waitFor(() => expect(buttonOf('The transfer has come')).toBeUndefined())
    expect(bodies('bank.markDeposit').at(-1)).toEqual({ id: 'deposit-1', status: 1 })
    expect(bodies('bank.markDeposit')).toHaveLength(2)
  })
  test('that is distributed can be confirmed for the member, and decided no more', async () => {
    answers('bank.decideDeposit', { id: 'deposit-1', depositStatus: 1, rechargeStatus: 2 })
    await open({ rechargeStatus: 1, credited: '276.67', fee: '3.33' })
    await seeOnPage('Distributed 276.67 USD')
    expect([buttonOf(/^Distribute/), buttonOf('Reject')]).toEqual([undefined, undefined])
    press('Confirm it for the member')
    await waitFor(() => expect(bodies('bank.decideDeposit')).toEqual([{ id: 'deposit-1', status: 2 }]))
  })
})

test('bank deposits are narrowed down to one kind', async () => {
  lists('bank.depositCases', [])
  await renderScreen('/admin/userrecharges?depositType=2', { as: administrator('finance') })
  await see('Nothing matches these filters')
  const ofKind = () =>
    asked('bank.depositCases').flatMap(({ filter }) => (filter?.depositType ? [filter] : []))
  await waitFor(() => expect(ofKind()).toMatchObject([{ depositType: 2, rechargeStatus: 0 }]))
})
