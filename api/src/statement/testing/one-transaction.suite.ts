import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/api.ts'
import { filter as json } from '../../testing/money.ts'
import { ada, api, ben, support } from './records-given.suite.ts'

describe('one transaction', () => {
  const open = (id: string, as: Person) => api.get(`/transactions/${encodeURIComponent(id)}/S`, { as })
  const linesOf = async (type: string): Promise<wire.Transaction[]> =>
    (await api.get(`/usertransactions/list/${ada.uid}/S/${json({ type })}`, { as: ada })).body.data.data
  const opened = async (id: string): Promise<wire.OneTransaction> => (await open(id, ada)).body.data[0]

  test('says what became of it, and names the other lines of the same movement', async () => {
    const [out] = await linesOf('swap-out')
    const swap = await opened(out?.id ?? '')
    expect(swap).toMatchObject({ ...out, counterparty_name: null, own_note: null })
    expect(swap.history.map(({ event, by }) => [event, by])).toEqual([['SwapSettled', 'member']])
    expect(swap.related.map(({ type, reference }) => [type, reference])).toEqual([
      ['swap-in', out?.reference],
    ])
    const [topUp] = await linesOf('top-up')
    const { history, related, booked_date } = await opened(topUp?.id ?? '')
    expect(history.map(({ event }) => event)).toEqual(['TopUpSubmitted', 'TopUpApproved'])
    expect([history[0]?.created_date, history[1]?.created_date]).toEqual([topUp?.created_date, booked_date])
    expect(related).toEqual([])
  })

  test('keeps a note that only its member reads', async () => {
    const [line] = await linesOf('top-up')
    const id = line?.id ?? ''
    const note = (text: string, as: Person) =>
      api.ask('PUT', `/transactions/${encodeURIComponent(id)}/note/S`, { as, body: { note: text } })
    expect((await note('for the boat', ada)).body.status).toBe(true)
    expect((await opened(id)).own_note).toBe('for the boat')
    expect(JSON.stringify((await open(`${ada.uid}.${id}`, support)).body)).not.toContain('the boat')
    expect((await note('mine too', ben)).status).toBe(404)
    expect((await open(id, ben)).status).toBe(404)
    await note(' ', ada)
    expect((await opened(id)).own_note).toBeNull()
  })
})
