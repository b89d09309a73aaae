import type { wire } from '@strongroom/shared'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { see } from '../../../../testing/act.ts'
import { answers, answersWhole, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { quietMemberHome } from '../../../../testing/frame.ts'
import { member } from '../../../../testing/people.ts'
import { cardInfo } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const line = (id: string, status: wire.Transaction['status']): wire.Transaction => ({
  ...{ id, uid: '100001', type: 'fps-top-up', status, currency: 'USD', asked: '381.00', fee: null },
  ...{ amount: status === 'done' ? '381.00' : '0.00', balance: '500.00', counterparty: null },
  ...{ created_date: '2026-11-26T10:00:00.000Z', reference: 'ref-1', reason: null, details: null },
})

test('home says of a movement that has not settled how it stands', async () => {
  answers('quickPay.schedules', [] as never)
  lists('quickPay.requests', [])
  answers('wallet.list', [])
  answers('card.info', cardInfo())
  answers('wallet.home', [quietMemberHome])
  answers('wallet.snapshots', [])
  answersWhole('catalogue.prices', {
    status: true,
    data: [{}],
    source: 'demo',
    as_of: '2026-11-26T10:00:00.000Z',
  })
  lists('statement.ofMember', [line('t-1', 'pending'), line('t-2', 'done'), line('t-3', 'rejected')])
  await renderScreen('/dashboard', { as: member() })
  await see('Waits for finance')
  const panel = screen.getByRole('heading', { name: 'Latest movements' }).closest('section') as HTMLElement
  const rows = within(panel).getAllByRole('listitem')
  expect(rows.map(row => row.textContent?.includes('26 Nov 2026'))).toEqual([true, true, true])
  const states = ['Waits for finance', 'Settled', 'Did not move']
  expect(rows.map(row => states.filter(state => row.textContent?.includes(state)))).toEqual([
    ['Waits for finance'],
    [],
    ['Did not move'],
  ])
})
