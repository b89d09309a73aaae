import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, pageText, press, putFile, see, seeButton } from '../../../testing/act.ts'
import { answers, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const report = (fields: Partial<wire.CardsAdded>): wire.CardsAdded => ({
  ...{ id: 'file-1', dryRun: 1, rows: 2, fresh: 2, there: 0, count: 0, problems: [], ...fields },
})
const csv =
  'email,card_id,card_number,cvv,expiration_date\nada@example.com,ISS-8,4242424242424242,123,09/29\n'
const begin = async (role: 'operator' | 'auditor' = 'operator') => {
  lists('card.all', [])
  await renderScreen('/admin/cards', { as: administrator(role) })
  await see('No card yet')
}
const choose = async (text = csv) => {
  await seeButton('Import a file')
  press('Import a file')
  await see('CSV file of cards')
  putFile('csv', new File([text], 'cards.csv', { type: 'text/csv' }))
}

test('a file of cards is looked through before anything is entered, and entered by one press', async () => {
  answers('card.add', ({ body }) =>
    report(
      'csv' in body && body.dryRun === 1
        ? { fresh: 1, there: 1 }
        : { dryRun: 0, fresh: 1, there: 1, count: 2 },
    ),
  )
  await begin()
  await choose()
  await see('Every card can be entered')
  expect(bodies('card.add')).toEqual([{ csv, dryRun: 1 }])
  press('Enter 2 cards')
  await see('1 cards are entered')
  expect(bodies('card.add').at(-1)).toEqual({ csv, dryRun: 0 })
  expect(pageText()).toContain('1 had been entered before')
})

test('rows that are wrong are named, and nothing can be entered', async () => {
  const problems = [
    { row: 1, field: null, code: 'batch-too-long', message: 'This file has too many rows' },
    { row: 3, field: 'card_id', code: 'card-repeats', message: 'repeats' },
    { row: 2, field: 'email', code: 'card-taken', message: 'Another card has this code or this number' },
  ]
  answers('card.add', report({ fresh: 0, problems }))
  await begin()
  await choose()
  await see('This file cannot be entered as it is')
  for (const text of [
    'at most 1,000 cards',
    'Another card has this ID or this number.',
    'A row before this one has it too.',
    'Nothing was entered',
  ])
    expect(pageText()).toContain(text)
  // A column of its own beside the sentence has no room on a phone.
  expect(screen.getByText('card_id').closest('td')?.textContent).toBe(
    'card_idA row before this one has it too.',
  )
  expect(buttonOf('Enter 2 cards')).toBeUndefined()
})

test('no other file is chosen while one is looked through: it would not be looked through itself', async () => {
  answers('card.add', report({}))
  const release = holds('card.add')
  await begin()
  await choose()
  await see('Looking through the file')
  const isClosed = () => screen.getByLabelText('CSV file of cards').hasAttribute('disabled')
  expect(isClosed()).toBe(true)
  release()
  await seeButton('Enter 2 cards')
  expect(isClosed()).toBe(false)
})

test('a file that is too large says so, and is not sent', async () => {
  await begin()
  await choose('x'.repeat(512 * 1024 + 1))
  await see('This file is larger than 0.5 MB. Split it.')
  neverAsked('card.add')
})

test('a file that was overtaken says that nothing was entered', async () => {
  answers('card.add', report({}))
  await begin()
  await choose()
  await seeButton('Enter 2 cards')
  refuses('card.add', 'IMPORT_OVERTAKEN')
  press('Enter 2 cards')
  await see('Somebody else is importing these rows. Nothing was taken in: look again.')
})

test('an administrator who may not enter cards has no button for a file', async () => {
  await begin('auditor')
  expect(buttonOf('Import a file')).toBeUndefined()
})
