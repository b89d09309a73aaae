import { cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageText, press, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, lists } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { bankQuery } from './queries.ts'

serveContract()

const waits = { ...bank({ status: 0, version: 7 }), username: 'Ada', email: 'ada@example.com' }

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
  lists('bank.all', [{ ...whole, accountnumber: '•••• 6789' }])
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
