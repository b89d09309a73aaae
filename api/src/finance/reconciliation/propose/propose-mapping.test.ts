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

const linesOf = async ({ file }: BankFile) => {
  const { mapping, inverted, currency } = proposed(file)
  const reading = { format: 'csv', currency: currency ?? 'EUR', inverted, places: { EUR: 2 } } as const
  const { lines } = await readStatement(file, { ...reading, mapping: v.parse(wire.csvMapping, mapping) })
  return lines.map(({ bookedOn, amount }) => [bookedOn, amount])
}
