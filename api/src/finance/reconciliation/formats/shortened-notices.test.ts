import { expect, test } from 'vitest'
import { csv } from '../../testing/statement-files.suite.ts'
import { readStatement } from './read-statement.ts'
import { shortened } from './shortened-notices.ts'

test('the notices of a file are counted where more are left out than are named', async () => {
  const waiting = (count: number) => Array.from({ length: count }, () => '2026-10-06,2,b,Pending').join('\n')
  const noticesOf = async (count: number) =>
    (await readStatement(`Date,Amount,Text,Status\n2026-10-05,1,a,Completed\n${waiting(count)}`, csv()))
      .notices
  expect((await noticesOf(100)).map(({ line }) => line)).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 3),
  )
  const many = await noticesOf(130)
  expect(many.slice(99)).toMatchObject([
    { line: 102, found: 'Pending' },
    { line: 103, message: 'More remarks than are shown begin here; their number:', found: '30' },
  ])
  // A proposal shows fewer of the same.
  expect(shortened(many, 10).slice(9)).toMatchObject([{ line: 12 }, { line: 13, found: '120' }])
})
