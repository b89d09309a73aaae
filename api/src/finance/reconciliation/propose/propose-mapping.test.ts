import { wire } from '@strongroom/shared'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readStatement } from '../formats/read-statement.ts'
import { proposeMapping } from './propose-mapping.ts'
import { type BankFile, bankFiles } from './testing/bank-files.ts'

const proposed = (text: string) => {
  const proposal = proposeMapping({ text, isWhole: true })
  if (!proposal) throw new Error('nothing was proposed')
  return proposal
}

describe('the mapping that is proposed of a file', () => {
  test.each(bankFiles.map(each => [each.bank, each] as const))(
    'is what a person would say: %s',
    (_, given) => {
      const { mapping, doubts, inverted, currency, account } = proposed(given.file)
      expect(mapping).toMatchObject(given.mapping)
      expect(doubts).toEqual(given.doubts ?? [])
      expect(inverted).toBe(given.inverted ?? false)
      if (given.currency) expect(currency).toBe(given.currency)
      if (given.account) expect(account).toBe(given.account)
    },
  )
  test.each(bankFiles.map(each => [each.bank, each] as const))('reads its lines: %s', async (_, given) => {
    expect(await linesOf(given)).toEqual(given.lines)
  })
  test('is none of a text without a line of a statement', () => {
    expect(
      proposeMapping({ text: 'Dear customer,\nplease find nothing here.', isWhole: true }),
    ).toBeUndefined()
  })
})

describe('rows of balances', () => {
  const file = `"Konto","Reatüüp","Kuupäev","Selgitus","Summa","Valuuta","Deebet/Kreedit"
"EE1","10","05.10.2026","Algsaldo","","EUR","K"
"EE1","20","05.10.2026","DEP74001","10,00","EUR","D"
"EE1","20","06.10.2026","DEP74002","12,00","EUR","K"
"EE1","86","06.10.2026","Lõppsaldo","","EUR","K"`
  test('do not hide the columns of the lines', async () => {
    const { mapping } = proposed(file)
    expect(mapping).toMatchObject({ amount: 'Summa', direction: 'Deebet/Kreedit', booked_on: 'Kuupäev' })
    expect(await linesOf({ bank: 'Swedbank', file, mapping: {}, lines: [] })).toEqual([
      ['2026-10-05', '-10.00'],
      ['2026-10-06', '12.00'],
    ])
  })
})

const linesOf = async ({ file }: BankFile) => {
  const { mapping, inverted, currency } = proposed(file)
  const reading = { format: 'csv', currency: currency ?? 'EUR', inverted, places: { EUR: 2 } } as const
  const { lines } = await readStatement(file, { ...reading, mapping: v.parse(wire.csvMapping, mapping) })
  return lines.map(({ bookedOn, amount }) => [bookedOn, amount])
}
