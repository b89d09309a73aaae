import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, see, seeButton, seeOnPage, type, typed } from '../../../testing/act.ts'
import { answers, asked, bodies, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

beforeEach(() => {
  lists('bank.ofMember', [bank()])
  answers('catalogue.bankCategory', [{ id: 'category-1', category_name: 'Salary', sort: 1 }])
  answers('bank.edit', bank({ status: 0 }))
})

describe('a linked bank account', () => {
  test('is changed as it stands, without the terms', async () => {
    const { address } = await renderScreen('/banks/editform?id=bank-1')
    await screen.findByLabelText('Routing number')
    expect(typed('Account number')).toBe('000123456789')
    expect(screen.queryByLabelText(/^This account is my own/)).toBeNull()
    type('Routing number', '026009593')
    type('Whose account', '0')
    press('Review the account')
    await see('Check the account')
    press('Save the changes')
    await waitFor(() =>
      expect(bodies('bank.edit')).toMatchObject([
        { id: 'bank-1', account_type: 0, accountnumber: '000123456789', routingnumber: '026009593' },
      ]),
    )
    // Back at the second step, as specified, with the account as it was saved.
    await see('Saved')
    await seeOnPage('026009593', 'Waits for approval')
    expect(address()).toBe('/banks/editform?id=bank-1&step=review')
  })
  test.each([
    [null, ['', 'category-1']],
    ['category-1', ['category-1']],
  ])('in category %s can be put into %j', async (category_id, choices) => {
    lists('bank.ofMember', [bank({ category_id })])
    await renderScreen('/banks/editform?id=bank-1')
    const field = (await screen.findByLabelText('Category')) as HTMLSelectElement
    expect([...field.options].map(({ value }) => value)).toEqual(choices)
  })
  test('names its countries, and no postal code of nowhere', async () => {
    const billing = { billing_address: '1 Sample Street', billing_city: 'Hong Kong', billing_country: 'HK' }
    const place = { bank_city: 'Frankfurt', bank_country: 'DE' }
    lists('bank.ofMember', [bank({ ...place, ...billing, billing_postal: '99999' })])
    await renderScreen('/banks')
    await see('Frankfurt, Germany')
    await seeOnPage('1 Sample Street, Hong Kong, Hong Kong')
    expect(document.body.textContent).not.toContain('99999')
  })
  test('that was rejected says why', async () => {
    lists('bank.ofMember', [bank({ status: -1, reason: 'The name differs' })])
    await renderScreen('/banks')
    await see('The name differs')
    await seeOnPage('First Bank •••• 6789')
  })
  test('is unlinked after being asked about, once', async () => {
    answers('bank.unlink')
    await renderScreen('/banks')
    await seeButton('Unlink')
    press('Unlink')
    await see('Unlink First Bank •••• 6789?')
    press('Unlink')
    await waitFor(() => expect(asked('bank.unlink')).toMatchObject([{ params: { id: 'bank-1' } }]))
  })
})

test('without any it is said how to link one', async () => {
  lists('bank.ofMember', [])
  await renderScreen('/banks')
  await see('No bank account yet')
})

test.each([0, 1])('with %s linked it leads to how many may be', async count => {
  lists('bank.ofMember', count ? [bank()] : [])
  await renderScreen('/banks')
  await see('How many may be linked')
  // Settings say how many: the limits know them.
  expect(screen.getByRole('link', { name: 'How many may be linked' }).getAttribute('href')).toBe('/limits')
})
