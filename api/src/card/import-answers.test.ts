import { wire } from '@strongroom/shared'
import { describe, expect, test } from 'vitest'
import { readCardLogFile } from './card-log-file.ts'
import { rowProblem } from './card-log-rows.ts'
import { refusedImport, told } from './import-answers.ts'

const codes = [
  ...['card-unknown', 'card-number-differs', 'currency-differs', 'in-future', 'purchase-after-settlement'],
  ...['needs-second', 'own-case', 'batch-empty', 'batch-too-long', 'batch-not-sorted', 'batch-repeats'],
  ...['transaction-taken', 'transaction-differs', 'amount-not-positive', 'too-many-places', 'card-missing'],
  ...['card-in-review', 'no-such-code'],
]
const columns = Object.keys(wire.cardLogRow.entries)
const oneRow = (cell: string) => `${columns.join()}\n${columns.map(() => cell).join()}`

const problemsOf = async () => {
  const files = [
    ...['?', '~'.repeat(900), ''].map(oneRow),
    `${columns.join()},cvv\n${'?,'.repeat(columns.length)}1`,
  ]
  const read = await Promise.all(
    [...files, 'card_id\nC-1', 'a\n"open'].map(csv => readCardLogFile(csv, wire.cardLogRow)),
  )
  return [...read.flatMap(({ problems }) => problems), ...codes.map(code => rowProblem(2, code, 'amount'))]
}
const english = /[A-Za-z]*[a-z_]{3,}/

describe('what is wrong with a file of card logs', () => {
  test.each(['zh', 'sc', 'ja'] as const)(
    'is said without a word of English to readers of %s',
    async language => {
      const problems = await problemsOf()
      expect(new Set(problems.map(({ code }) => code)).size).toBeGreaterThan(20)
      for (const problem of told({ problems }, language).problems)
        expect([
          problem.code,
          problem.field,
          problem.message.replaceAll(/: [a-z, -]+$|：[a-z, -]+$/g, ''),
        ]).toEqual([problem.code, problem.field, expect.not.stringMatching(english)])
      for (const problem of problems) {
        const { msg } = refusedImport(1, [problem], language).body as { msg: string }
        expect(msg).not.toMatch(/Expected|Required|decimal string|A day|Unknown/)
      }
    },
  )

  test('calls a column as people know it, and keeps the schema’s word beside', async () => {
    const { problems } = await readCardLogFile(oneRow('?'), wire.cardLogRow)
    const amount = problems.find(({ field }) => field === 'amount')
    if (!amount) throw new Error('An amount of "?" is wrong')
    expect(refusedImport(1, [amount], 'en').body).toMatchObject({
      msg: 'Nothing was imported. Row 2: Amount must be a number, such as 100.00',
      details: { field: 'amount', message: 'A decimal string, such as "100.00"' },
    })
    expect(told({ problems: [amount] }, 'ja').problems[0]?.message).toBe(
      '金額は 100.00 のような数字で入力してください',
    )
  })
})
