import type { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { api, call, finance, useReconciliation } from '../../testing/reconciliation-given.suite.ts'

useReconciliation()

const file = 'Date;Amount;Text\n05/10/2026;1,50;in\n06/10/2026;-2,25;out\n'
const propose = async (fields: object = {}): Promise<wire.ProposedMapping> => {
  const asked = { beginning: file, whole: 1, currency: 'USD', ...fields }
  const { data } = await call('statementsources/propose', asked)
  return data[0]
}

describe('the proposal of a source’s columns', () => {
  test('shows the first lines as they would be taken, and asks what only a person can tell', async () => {
    const { mapping, ...answer } = await propose()
    expect(mapping).toMatchObject({ delimiter: ';', decimal: ',', booked_on: 'Date', amount: 'Amount' })
    expect(answer).toMatchObject({
      ...{ format: 'csv', inverted: 0, doubts: ['date'], count: 2, count_in: 1, count_out: 1, problems: [] },
      columns: [{ name: 'Date' }, { name: 'Amount', samples: ['1,50', '-2,25'] }, { name: 'Text' }],
      lines: [
        { line: 2, booked_on: '2026-10-05', amount: '1.50', currency: 'USD', reference: 'in' },
        { line: 3, booked_on: '2026-10-06', amount: '-2.25' },
      ],
    })
  })
  test('reads by the columns that a person has corrected, and keeps nothing', async () => {
    const { mapping } = await propose()
    const corrected = await propose({ mapping: { ...mapping, date: 'MM/DD/YYYY' }, inverted: 1 })
    expect(corrected).toMatchObject({ doubts: [], lines: [{ booked_on: '2026-05-10', amount: '-1.50' }, {}] })
    const { body } = await api.get('/finance/statementsources/S', { as: finance })
    expect(body.data).toEqual([])
  })
  test('of a part of a file leaves out its last row, and totals of which it knows nothing', async () => {
    const { mapping } = await propose()
    const part = { beginning: `${file}07/10/2026;1.0`, whole: 0, mapping: { ...mapping, last_rows: 1 } }
    expect(await propose(part)).toMatchObject({ count: 2, problems: [] })
  })
  test('tells the format of the others', async () => {
    const mt940 = ':20:A\n:25:DE02\n:60F:C261001USD5,\n:61:261005C1,NTRFa\n:62F:C261005USD6,\n-\n'
    expect(await propose({ beginning: mt940 })).toMatchObject({
      ...{ format: 'mt940', mapping: null, account: 'DE02', currency: 'USD', count: 1 },
    })
    expect(await propose({ beginning: '<?xml version="1.0"?><Document>', whole: 0 })).toMatchObject({
      format: 'camt053',
    })
  })
  test('counts the notices that it does not show', async () => {
    const waiting = Array.from({ length: 13 }, () => '2026-10-06,2,Pending').join('\n')
    const { notices } = await propose({
      beginning: `Date,Amount,Status\n2026-10-05,1.5,Completed\n${waiting}`,
    })
    expect(notices).toHaveLength(11)
    expect(notices[10]).toMatchObject({ line: 13, found: '3' })
  })
  test('shows an amount finer than its currency as a problem', async () => {
    const asked = { beginning: 'Date,Amount\n2026-10-05,1.234\n2026-10-06,4.5' }
    expect(await propose(asked)).toMatchObject({ count: 0, problems: [{ line: 2, field: 'Amount' }] })
  })
})
