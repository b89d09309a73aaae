import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageText, press, seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

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
  const kept = () => queries.getQueryCache().find({ queryKey: ['bank-account', 'bank-1'] })
  await waitFor(() => expect(kept()).toBeUndefined())
  press(opener)
  await seeButton('Show the full numbers')
  expect(pageText()).not.toContain('000123456789')
  expect(asked('bank.one')).toHaveLength(1)
})
