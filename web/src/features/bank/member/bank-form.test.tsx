import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  fill,
  press,
  pressAnyway,
  putFile,
  see,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, finds, lists, refuses } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const OWN = 'This account is my own, and I accept the terms.'

beforeEach(() => {
  lists('bank.ofMember', [bank()])
  answers('catalogue.bankCategory', [{ id: 'category-1', category_name: 'Salary', sort: 1 }])
  answers('bank.link', bank({ status: 0 }))
  answers('bank.edit', bank({ status: 0 }))
  answers('files.upload', { id: 'file-1', type: 'application/pdf', size: 3 })
})

const open = async () => {
  const shown = await renderScreen('/banks/new')
  await screen.findByLabelText('Kind of bank')
  return shown
}
const accept = () => screen.getByLabelText(OWN).click()
const HARBOUR = { Beneficiary: 'Ada Lovelace', 'Account number': '123-456789-001', 'Whose account': '3' }
/** Goes on from the form to its review, and sends that. */
const link = async () => {
  press('Review the account')
  await see('Check the account')
  press('Link the account')
}

const place = ['Country of the bank', 'City of the bank']

describe('linking a bank account', () => {
  test('fills in where the bank is from its kind and numbers, until the member says otherwise', async () => {
    await open()
    const shown = () => place.map(typed)
    expect(shown()).toEqual(['HK', 'Hong Kong'])
    type('Kind of bank', '0')
    expect(shown()).toEqual(['US', ''])
    type('Kind of bank', '1')
    expect(shown()).toEqual(['', ''])
    type('IBAN', 'FR14 2004')
    expect(shown()).toEqual(['FR', ''])
    type('Kind of bank', '2')
    type('SWIFT', 'DEUTSGSG')
    type('City of the bank', 'Singapore')
    expect(shown()).toEqual(['SG', 'Singapore'])
    type('Country of the bank', 'MY')
    type('SWIFT', 'DEUTHKHH')
    expect(shown()).toEqual(['MY', 'Singapore'])
  })
  test.each([
    [
      '0',
      ['Beneficiary', 'Account number', 'Routing number'],
      ['Bank', 'SWIFT', ...place, 'State or province'],
    ],
    ['1', ['Beneficiary', 'IBAN'], ['Bank', 'SWIFT', ...place, 'State or province']],
    ['2', ['Beneficiary', 'Account number', 'Bank', 'SWIFT'], place],
    ['3', ['Beneficiary', 'Account number'], ['Bank', 'SWIFT', ...place]],
  ])('of kind %s misses what it needs, and nothing else', async (kind, needed, free) => {
    await open()
    type('Kind of bank', kind)
    press('Review the account')
    for (const label of [...needed, 'Whose account'])
      expect([label, wrongWith(label)]).toEqual([label, 'Please enter all fields'])
    for (const label of free) expect([label, wrongWith(label)]).toEqual([label, ''])
    expect(bodies('bank.link')).toEqual([])
  })
  test.each([
    ['0', 'Account number', 'abc', /^An account number has digits/],
    ['0', 'Routing number', '123456789', /^There is no such routing number/],
    ['0', 'SWIFT', 'XX', /^A SWIFT code has 8 or 11/],
    ['1', 'IBAN', 'DE89 3704 0044 0532 0130 01', /^This IBAN is not right/],
    ['2', 'SWIFT', 'DEUT', /^A SWIFT code has 8 or 11/],
    ['2', 'Account number', '12#', /^An account number has digits/],
    ['3', 'Account number', '12x', /^An account number has digits/],
  ])(
    'of kind %s says at %s what is wrong with “%s”, before the review',
    async (kind, label, given, words) => {
      await open()
      type('Kind of bank', kind)
      type(label, given)
      press('Review the account')
      expect(wrongWith(label)).toMatch(words)
      expect(screen.queryByText('Check the account')).toBeNull()
    },
  )
  test('needs the terms, which can be read', async () => {
    await open()
    fill(HARBOUR)
    press('Review the account')
    await see('Please accept the terms.')
    expect((await see('Read the terms')).getAttribute('href')).toBe('/user/terms')
    expect(bodies('bank.link')).toEqual([])
  })
  test('sends the fields of its kind only, once', async () => {
    const { address } = await open()
    type('Kind of bank', '0')
    fill({ 'Routing number': '021000021' })
    type('Kind of bank', '3')
    fill({ ...HARBOUR, Beneficiary: ' Ada Lovelace ', Bank: 'Harbour Bank', 'Whose account': '2' })
    fill({ Address: '9 Harbour Road', City: 'Kowloon', Country: 'HK' })
    await screen.findByLabelText('Category')
    type('Category', 'category-1')
    accept()
    const release = holds('bank.link')
    press('Review the account')
    await seeOnPage('An individual, at HSBC', '9 Harbour Road, Kowloon, Hong Kong', 'Salary')
    expect(bodies('bank.link')).toEqual([])
    press('Link the account')
    pressAnyway('Link the account')
    await waitFor(() => expect(bodies('bank.link')).toHaveLength(1))
    release()
    await see('Linked')
    expect(address()).toBe('/banks/new?step=done')
    expect(bodies('bank.link')).toEqual([
      {
        ...{ account_type: 3, beneficiaryname: 'Ada Lovelace', accountnumber: '123-456789-001' },
        ...{ bankaddress_bankname: 'Harbour Bank', swift_code: '', statement: null, terms: true },
        ...{ bank_country: 'HK', bank_city: 'Hong Kong' },
        ...{ user_type: 2, categoryid: 'category-1', billing_country: 'HK', billing_city: 'Kowloon' },
        ...{ billing_address: '9 Harbour Road', billing_postal: '' },
      },
    ])
  })
  test('brings the statement along that was uploaded', async () => {
    await open()
    fill(HARBOUR)
    putFile('statement', new File(['pdf'], 'statement.pdf', { type: 'application/pdf' }))
    await see('Uploaded')
    accept()
    await link()
    await waitFor(() => expect(bodies('bank.link')).toMatchObject([{ statement: 'file-1' }]))
  })
  test('waits for a statement that is on its way, and brings it along', async () => {
    await open()
    fill(HARBOUR)
    accept()
    const release = holds('files.upload')
    putFile('statement', new File(['pdf'], 'statement.pdf', { type: 'application/pdf' }))
    await see('Uploading')
    fireEvent.submit(screen.getByLabelText('Beneficiary').closest('form') as HTMLFormElement)
    expect(screen.queryByText('Check the account')).toBeNull()
    fill({ Beneficiary: 'Ada King' })
    release()
    await see('Uploaded')
    await link()
    const sent = { statement: 'file-1', beneficiaryname: 'Ada King' }
    await waitFor(() => expect(bodies('bank.link')).toMatchObject([sent]))
  })
  test('leaves a statement out that was removed while it was on its way', async () => {
    await open()
    fill(HARBOUR)
    accept()
    const release = holds('files.upload')
    putFile('statement', new File(['pdf'], 'statement.pdf', { type: 'application/pdf' }))
    await see('Uploading')
    press('Remove the file')
    release()
    await waitFor(() => expect(asked('files.upload')).toHaveLength(1))
    await link()
    await waitFor(() => expect(bodies('bank.link')).toMatchObject([{ statement: null }]))
  })
  test('refuses a file of another kind, or too large a one, before it is sent', async () => {
    await open()
    putFile('statement', new File(['gif'], 'statement.gif', { type: 'image/gif' }))
    await see('The file format is incorrect')
    await seeOnPage('Please select jpg, png or pdf.')
    const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'statement.pdf', {
      type: 'application/pdf',
    })
    putFile('statement', large)
    await see('Exceeding file size limit')
    await seeOnPage('The file is too large, no more than 20M.')
    expect(asked('files.upload')).toEqual([])
  })
  test('says at a number what the server finds wrong with it', async () => {
    finds('bank.link', { accountnumber: 'no' })
    await open()
    fill({ ...HARBOUR, 'Account number': '1' })
    accept()
    await link()
    await screen.findByLabelText('Account number')
    await waitFor(() => expect(wrongWith('Account number')).toBe('This is not a valid entry: Account number'))
    expect(typed('Beneficiary')).toBe('Ada Lovelace')
  })
  test('says at the category that the server does not take it', async () => {
    finds('bank.link', { categoryid: 'no' })
    await open()
    fill(HARBOUR)
    await screen.findByLabelText('Category')
    type('Category', 'category-1')
    accept()
    await link()
    await screen.findByLabelText('Category')
    await waitFor(() => expect(wrongWith('Category')).toBe('This is not a valid entry: Category'))
  })
  test('says of the whole what is refused', async () => {
    refuses('bank.link', 'BANK_LIMIT_REACHED', { limit: '3' })
    await open()
    fill(HARBOUR)
    accept()
    await link()
    await see('You can link 3 bank accounts. Unlink one first.')
  })
})
