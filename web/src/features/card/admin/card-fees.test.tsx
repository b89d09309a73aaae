import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { see } from '../../../testing/act.ts'
import { lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const fees = (date: string, currency: string, total: string): wire.CardFeesOfPeriod => ({
  ...{ date, currency, total, cards: 1, opening: '0', charge: '0', monthly: total, annual: '0' },
  ...{ network: '0', reversed: '0', initial: '0' },
})

test('a day with fees in two currencies stands once on screen', async () => {
  lists('card.feesByDay', [
    fees('2026-11-22', 'USD', '1.00'),
    fees('2026-11-22', 'EUR', '2.00'),
    fees('2026-11-21', 'USD', '3.00'),
  ])
  await renderScreen('/admin/cardfeecalculation', { as: administrator('finance') })
  await see('21 Nov 2026')
  const days = screen.getAllByText(/ Nov 2026$/).map(day => day.closest('.sr') !== null)
  expect(days).toEqual([false, true, false])
})
