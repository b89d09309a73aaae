import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, seeButton } from '../../../testing/act.ts'
import { answers, bodies, lists } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const application: wire.GiftCardApplication = {
  ...{ id: 'gift-1', uid: '100045', username: 'Ada', email: 'ada@example.com', website: 'example.com' },
  ...{ face_value: '25', quantity: 1, status: 0, reason: null },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null },
}

describeCase({
  path: '/admin/giftcards',
  name: 'vip.giftCards',
  row: application,
  shows: ['example.com', '100 to 300 cards', 'ada@example.com'],
  approve: { call: 'vip.decideGiftCard', label: 'Accept', body: { id: 'gift-1', status: 1 } },
  reject: { call: 'vip.decideGiftCard', label: 'Reject', body: { id: 'gift-1', status: -1 } },
})

test('cards of an accepted application are said to be sent', async () => {
  lists('vip.giftCards', [{ ...application, status: 1 }])
  answers('vip.decideGiftCard', { id: 'gift-1', status: 2 })
  await renderScreen('/admin/giftcards?open=gift-1&status=1', { as: administrator('support') })
  await seeButton('Cards are sent')
  press('Cards are sent')
  await waitFor(() => expect(bodies('vip.decideGiftCard')).toEqual([{ id: 'gift-1', status: 2 }]))
})
