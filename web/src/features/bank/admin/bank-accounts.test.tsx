import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, pageText, press, seeButton, seeOnPage, type, typed } from '../../../testing/act.ts'
import { answers, asked, bodies, lists } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { bankQuery } from './queries.ts'

serveContract()

const waits = {
  ...{ ...bank({ status: 0, version: 7 }), username: 'Ada', email: 'ada@example.com' },
  ...{ finish_date: null, decided_by: null, decided_by_name: '' },
}

describeCase({
  path: '/admin/banks',
  name: 'bank.all',
  role: 'support',
  row: { ...waits, accountnumber: '•••• 6789' },
  shows: ['First Bank •••• 6789', 'Ada Lovelace', 'ada@example.com'],
  // The version that was looked at: an account that has changed meanwhile is not approved unseen.
  approve: { call: 'bank.approve', label: 'Approve the account', body: { id: 'bank-1', version: 7 } },
  reject: { call: 'bank.reject', label: 'Reject', body: { id: 'bank-1' } },
})

test.each([
  ['/admin/usbanks', 0],
  ['/admin/hkbanks', 3],
] as const)(
  'the list at %s opens with the accounts of every state, the queue with those that wait',
  async (path, of) => {
    lists('bank.all', [{ ...waits, status: 1, accountnumber: '•••• 6789' }])
    await renderScreen(path, { as: administrator('support') })
    await seeOnPage('First Bank •••• 6789', 'Approved')
    expect(asked('bank.all').at(-1)?.filter).toMatchObject({ account_type: of, order: 'desc' })
    expect(asked('bank.all').at(-1)?.filter).not.toHaveProperty('status')
    cleanup()
    await renderScreen(`${path}?status=0`, { as: administrator('support') })
    await waitFor(() =>
      expect(asked('bank.all').at(-1)?.filter).toMatchObject({ account_type: of, status: 0 }),
    )
    cleanup()
    await renderScreen('/admin/banks', { as: administrator('support') })
    await waitFor(() => expect(asked('bank.all').at(-1)?.filter).toMatchObject({ status: 0, order: 'asc' }))
  },
)

test('full numbers go with their case: when it is opened again, it is another look', async () => {
  const whole = { ...bank({ status: 0 }), username: 'Ada', email: 'ada@example.com' }
  lists('bank.all', [{ ...waits, ...whole, accountnumber: '•••• 6789' }])
  answers('bank.one', whole)
  const { queries } = await renderScreen('/admin/banks', { as: administrator('finance') })
  const opener = 'First Bank •••• 6789'
  await seeButton(opener)
  press(opener)
  await seeButton('Show the full numbers')
  press('Show the full numbers')
  await seeOnPage('000123456789')
  press(opener)
  await waitFor(() => expect(pageText()).not.toContain('000123456789'))
  const kept = () => queries.getQueryCache().find({ queryKey: bankQuery('bank-1').queryKey })
  await waitFor(() => expect(kept()).toBeUndefined())
  press(opener)
  await seeButton('Show the full numbers')
  expect(pageText()).not.toContain('000123456789')
  expect(asked('bank.one')).toHaveLength(1)
})

const categories = [
  { id: 'category-1', category_name: 'Rent', sort: 1 },
  { id: 'category-2', category_name: 'Salary', sort: 2 },
]
const filed = { ...waits, category_id: 'category-1', category_name: 'Rent' }

test('an account is filed under another category by who may, and not before another one is chosen', async () => {
  lists('bank.all', [filed])
  answers('catalogue.bankCategory', categories)
  answers('bank.setCategory')
  const path = `/admin/banks?open=${filed.id}`
  await renderScreen(path, { as: administrator('support') })
  await seeButton('Save the category')
  await waitFor(() => expect(typed('File it under')).toBe('category-1'))
  expect(buttonOf('Save the category')?.disabled).toBe(true)
  type('File it under', 'category-2')
  press('Save the category')
  await waitFor(() =>
    expect(bodies('bank.setCategory')).toEqual([{ id: filed.id, categoryid: 'category-2' }]),
  )
  cleanup()
  await renderScreen(path, { as: administrator('auditor') })
  await seeOnPage('First Bank', 'Rent')
  expect(buttonOf('Save the category')).toBeUndefined()
})

test('the queue is narrowed down by the kind of bank and by category, and says so for an address that names one', async () => {
  lists('bank.all', [filed])
  answers('catalogue.bankCategory', categories)
  // The list of a category leads here: the filter that it sets is one that people see and take away.
  await renderScreen('/admin/banks?category_id=category-1&status=all', { as: administrator('support') })
  await seeOnPage('First Bank', 'Kind of bank')
  await waitFor(() => expect(typed('Category')).toBe('category-1'))
  type('Kind of bank', '2')
  await waitFor(() =>
    expect(asked('bank.all').at(-1)?.filter).toMatchObject({ account_type: 2, category_id: 'category-1' }),
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Case',
    'Member',
    'Time',
    'Kind of bank',
    'State',
  ])
})

test.each(['/admin/banks', '/admin/usbanks', '/admin/hkbanks'])(
  'an account at %s is unlinked after a question, and not by who may not',
  async path => {
    lists('bank.all', [waits])
    answers('catalogue.bankCategory', [])
    answers('bank.unlink')
    const address = `${path}?open=${waits.id}`
    await renderScreen(address, { as: administrator('support') })
    await seeButton('Unlink the account')
    press('Unlink the account')
    await seeOnPage('Unlink First Bank •••• 6789?', 'Withdrawals under way are not touched.')
    expect(asked('bank.unlink')).toEqual([])
    press('Unlink')
    await waitFor(() => expect(asked('bank.unlink')).toMatchObject([{ params: { id: waits.id } }]))
    await waitFor(() => expect(pageText()).not.toContain('Unlink First Bank •••• 6789?'))
    cleanup()
    await renderScreen(address, { as: administrator('auditor') })
    await seeOnPage('First Bank •••• 6789', 'Ada Lovelace')
    expect(buttonOf('Unlink the account')).toBeUndefined()
  },
)
