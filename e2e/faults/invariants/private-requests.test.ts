import { describe, expect, test } from 'vitest'
import { standingsByLog, unlikeShown } from './private-requests.ts'
import { event } from './testing/event.ts'

describe('what a member asks for in private', () => {
  const cards = (type: string) => event('member-1', type, { applicationId: 'g' })
  const account = (proposalId: string) => event('member-1', 'VirtualAccountGiven', { proposalId })
  const shown = (standings: object) => new Map(Object.entries(standings))
  test('is shown as the log has it last', () => {
    const events = [cards('GiftCardsAccepted'), cards('GiftCardsSent'), account('p'), account('q')]
    const byLog = standingsByLog(events)
    const right = { 'gift cards g': '2', 'virtual account of 1': 'q' }
    expect(unlikeShown(byLog, shown({ ...right, 'gift cards h': '0' }))).toEqual([])
    expect(unlikeShown(byLog, shown({ ...right, 'gift cards g': '1' }))).toEqual([
      'gift cards g: 2 by the log, shown as 1',
    ])
    expect(unlikeShown(byLog, shown({ ...right, 'virtual account of 1': 'p' }))).toHaveLength(1)
    expect(unlikeShown(byLog, shown({}))).toHaveLength(2)
  })
})
