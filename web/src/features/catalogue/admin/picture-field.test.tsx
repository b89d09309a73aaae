import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttonOf, fill, press, putFile, see, seeOnPage } from '../../../testing/act.ts'
import { answers, asked, bodies, finds, lists, neverAsked } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const uploaded = '4f6f2a1e-6a3b-4c43-9d6c-0d2a8a3f1b7e'
const published = `/pictures/${uploaded}`
const currency = (id: string, currency_img: string): wire.CurrencyRecord => ({
  ...{ id, currency_code: id, currency_name: `The ${id}`, currency_img, type: 1, scale: 2, status: 1 },
  ...{ sort: 0, on_request: 0 },
})
const png = () => new File(['png'], 'euro.png', { type: 'image/png' })

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:euro')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  answers('currency.list', [currency('USD', '/currencies/usd.svg'), currency('OLD', '')])
  answers('catalogue.uses')
  answers('files.upload', { id: uploaded, type: 'image/png', size: 3 })
})
const open = async (entry: string) => {
  await renderScreen(`/admin/currencys?open=${entry}`, { as: administrator('operator') })
  await see('Icon')
}
const fillNew = () => fill({ 'Currency code': 'EUR', Name: 'Euro', Reason: 'Members ask for it' })
const shown = () => document.querySelector('.picture-shown')?.getAttribute('src') ?? ''
const images = () => bodies('currency.save').map(({ currency_img }) => currency_img)

test('a new currency needs an icon, which is shown and goes with it once it is uploaded', async () => {
  await open('new')
  expect(buttonOf('No picture')).toBeUndefined()
  fillNew()
  press('Save')
  await seeOnPage('Please enter all fields')
  neverAsked('currency.save')
  putFile('currency_img', png())
  await see('Uploaded')
  expect(shown()).toBe('blob:euro')
  answers('currency.save', currency('EUR', published))
  press('Save')
  await waitFor(() => expect(images()).toEqual([uploaded]))
})

test.each([
  ['that has no icon is saved without one', 'OLD', ''],
  ['that has one keeps it', 'USD', '/currencies/usd.svg'],
])('a currency %s', async (_, id, currency_img) => {
  await open(id)
  expect(shown()).toBe(currency_img)
  fill({ Reason: 'As agreed' })
  answers('currency.save', currency(id, currency_img))
  press('Save')
  await waitFor(() => expect(images()).toEqual([currency_img]))
})

test('a picture of the product is taken in place of a file, also of one that is still on its way', async () => {
  await open('USD')
  fill({ Reason: 'As agreed' })
  const release = holds('files.upload')
  putFile('currency_img', png())
  await see('Uploading')
  expect(buttonOf('Save')?.disabled).toBe(true)
  press('Picture: eur')
  expect(buttonOf('Save')?.disabled).toBe(false)
  release()
  await waitFor(() => expect(asked('files.upload')).toHaveLength(1))
  expect(shown()).toBe('/currencies/eur.svg')
  expect(buttonOf('Picture: eur')?.getAttribute('aria-pressed')).toBe('true')
  answers('currency.save', currency('USD', '/currencies/eur.svg'))
  press('Save')
  await waitFor(() => expect(images()).toEqual(['/currencies/eur.svg']))
})

test('a file that is removed again leaves the icon as it was', async () => {
  await open('USD')
  putFile('currency_img', png())
  await see('Uploaded')
  press('Remove the file')
  expect(shown()).toBe('/currencies/usd.svg')
})

test('HEIC is not taken, and what the server says of a file stands at its field', async () => {
  await open('new')
  fillNew()
  putFile('currency_img', new File(['heic'], 'euro.heic', { type: 'image/heic' }))
  await seeOnPage('The file format is incorrect')
  expect(asked('files.upload')).toEqual([])
  putFile('currency_img', png())
  await see('Uploaded')
  finds('currency.save', { currency_img: 'The id of an uploaded image, or a picture of this product' })
  press('Save')
  await seeOnPage('Upload a picture, or take one of this product.')
})

test('the picture of a card type may be taken away', async () => {
  const type = {
    ...{ id: 'gold', name: 'Gold', name_zh: '', name_sc: '', name_ja: '', card_img: '/cards/gold.svg' },
    ...{ currency: 'USD' as const, opening_fee: null, initial_balance: null, monthly_fee: null },
    ...{ annual_fee: null, status: 1 as const, sort: 0 },
  }
  lists('cardType.pages', [type])
  answers('cardType.save', { ...type, card_img: '' })
  await renderScreen('/admin/cardtypes?open=gold', { as: administrator('operator') })
  await seeOnPage('Name in English', 'Or a picture of this product')
  expect(shown()).toBe('/cards/gold.svg')
  press('No picture')
  fill({ Reason: 'As agreed' })
  press('Save')
  await waitFor(() => expect(bodies('cardType.save')).toMatchObject([{ card_img: '' }]))
})
