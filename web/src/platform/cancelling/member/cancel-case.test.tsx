import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../client/contract.ts'
import { buttonOf, gone, press, pressAnyway, see, seeButton } from '../../../testing/act.ts'
import { answers, bodies, refuses } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const line: Row<'statement.one'> = {
  ...{ id: 'withdrawal:w-1', uid: '100045', type: 'withdrawal', status: 'pending', currency: 'USD' },
  ...{ amount: '-106.00', balance: '387.50', asked: '100', fee: '6', reference: 'w-1', counterparty: null },
  ...{ counterparty_name: null, reason: null, details: null, related: [], own_note: null, request: null },
  ...{ created_date: '2026-11-22T14:02:11.000Z', booked_date: null, history: [] },
}
const open = () => renderScreen('/transactions/withdrawal%3Aw-1')
const shows = (over: Partial<typeof line>) => answers('statement.one', { ...line, ...over })
beforeEach(() => shows({}))

describe('a movement that waits', () => {
  test('is cancelled after it was said what comes back, once', async () => {
    await open()
    await seeButton('Cancel…')
    press('Cancel…')
    await see('All that was locked for it, the fee too, is back at once.')
    expect(bodies('wallet.cancelCase')).toEqual([])
    answers('wallet.cancelCase', { id: 'w-1', status: -2 })
    const release = holds('wallet.cancelCase')
    press('Cancel the request')
    pressAnyway('Cancel the request')
    await waitFor(() => expect(bodies('wallet.cancelCase')).toEqual([{ kind: 'withdrawal', id: 'w-1' }]))
    shows({ status: 'cancelled' })
    release()
    await gone('Cancel this request?')
    await waitFor(() => expect(buttonOf('Cancel…')).toBeUndefined())
    await see('Cancelled')
  })

  test('stays, with the reason, where an administrator has taken it', async () => {
    refuses('wallet.cancelCase', 'CASE_TAKEN')
    await open()
    await seeButton('Cancel…')
    press('Cancel…')
    await seeButton('Cancel the request')
    press('Cancel the request')
    await see(
      'An administrator is dealing with this already, so it can no longer be cancelled. You will hear the decision.',
    )
  })
})

test.each<[wire.TransactionType, string]>([
  ['withdrawal', 'done'],
  ['quick-pay-sent', 'pending'],
])('a %s that is %s offers no cancelling', async (type, status) => {
  shows({ type, status })
  await open()
  await see('Get help with this')
  expect(buttonOf('Cancel…')).toBeUndefined()
})
