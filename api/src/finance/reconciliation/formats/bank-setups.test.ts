import { wire } from '@strongroom/shared'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import { type BankSetup, bankSetups } from './testing/bank-setups.ts'
import { mappingOf, sampleOf, wanted } from './testing/setup-sample.ts'

const read = (setup: BankSetup, content = sampleOf(setup)) => {
  const isInverted = setup.columns.includes('inverse')
  const { output: mapping, issues } = v.safeParse(wire.csvMapping, mappingOf(setup))
  if (issues) throw new Error(issues.map(({ message }) => message).join())
  return readStatement(content, { format: 'csv', mapping, currency: 'EUR', inverted: isInverted })
}

describe('a published set-up of a bank’s CSV', () => {
  test('is one of 121', () => {
    expect(bankSetups).toHaveLength(121)
  })
  test.each(bankSetups.map(setup => [setup.bank, setup] as const))(
    'can be said by the mapping, and its file is read: %s',
    async (_, setup) => {
      const { lines, problems } = await read(setup)
      expect(problems).toEqual([])
      expect(lines.map(({ bookedOn, amount }) => [bookedOn, amount])).toEqual(wanted(setup))
      const texts = setup.columns.filter(kind => kind === 'text').length
      expect(lines[0]?.reference.split(' ').filter(word => word.startsWith('text'))).toHaveLength(texts)
    },
  )
})
