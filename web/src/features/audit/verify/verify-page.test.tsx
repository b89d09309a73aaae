import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fill, pageText, press, putFile, see, seeOnPage, typed } from '../../../testing/act.ts'
import { serveContract, showsLogKeys } from '../../../testing/contract-server.ts'
import { receiptKey, receiptText, receiptWitness } from '../../../testing/receipt.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
afterEach(() => vi.restoreAllMocks())

const KEY = 'Public key of the log'
const choose = (text = receiptText()) => putFile('receipt', new File([text], 'movement.tlog-proof'))
const altered = receiptText().replace('index 2', 'index 1')
const otherLegs = receiptText('[{"account":"user:100045:available","currency":"USD","amount":"900.00"}]')

const open = async () => {
  showsLogKeys(receiptKey)
  await renderScreen('/verify', { as: 'nobody' })
  await see('This is the key that this platform shows today.')
}

describe('the page that checks receipts', () => {
  test('says that a receipt holds, and its event in words', async () => {
    await open()
    choose()
    await see('This receipt holds')
    await seeOnPage('Swap settled', '23 Nov 2026 06:00:00 UTC', 'wallet-100045@3', '2 of 3')
    await seeOnPage('User ID 100045, available', '−100.00 USD', '+99.40 USDC', 'House: Fees', '+0.50 USD')
    await seeOnPage("The log's key has signed the sealed books", 'in the sealed books, at index 2')
  })

  test('refuses an altered one and says what does not fit', async () => {
    await open()
    choose(altered)
    await see('This receipt does not hold')
    await seeOnPage('Does not fit: The event is not the one that was sealed at index 1', 'without proof')
    choose(otherLegs)
    await seeOnPage('The event is not the one that was sealed at index 2', '+900.00 USD')
    choose(receiptText().replace('\n3\n', '\n4\n'))
    await seeOnPage("The log's key has signed something else")
    choose('%PDF')
    await seeOnPage('The file is no receipt.')
    expect(pageText()).not.toContain('This receipt holds')
  })

  test('takes a dropped file', async () => {
    await open()
    const files = [new File([receiptText()], 'dropped.tlog-proof')]
    fireEvent.drop(screen.getByText('Choose a receipt, or drop it here'), { dataTransfer: { files } })
    await see('This receipt holds')
    await see('dropped.tlog-proof')
  })

  test('compares the key with the platform’s, and believes the one that the reader pastes', async () => {
    await open()
    choose()
    await see('This receipt holds')
    fill({ [KEY]: receiptWitness })
    await see('This receipt does not hold')
    await seeOnPage(`This is not the key that this platform shows today: ${receiptKey}`)
    await seeOnPage('The receipt is of the log money.example/log, and the key of witness.example/w1.')
    press("Use the platform's key")
    await see('This receipt holds')
    expect(typed(KEY)).toBe(receiptKey)
  })

  test('leads to a key of before, which an older receipt needs', async () => {
    const today = receiptWitness
    showsLogKeys(today, receiptKey)
    await renderScreen('/verify', { as: 'nobody' })
    await see('This is the key that this platform shows today.')
    choose()
    await see('This receipt does not hold')
    press(receiptKey.split('+').slice(0, 2).join('+'))
    await see('This receipt holds')
    await seeOnPage('This platform sealed its log with this key before. What it signed then stays valid.')
    press("Use the platform's key")
    await see('This receipt does not hold')
  })

  test('demands the witnesses that the reader names', async () => {
    await open()
    fill({ 'Keys of witnesses that have to have seen it': `${receiptWitness}\n` })
    choose()
    await seeOnPage('witness.example/w1 has seen them: ')
    fill({ 'Keys of witnesses that have to have seen it': receiptKey.replace('money', 'other') })
    await see('This receipt does not hold')
  })

  test('asks for a key where the platform has none', async () => {
    await renderScreen('/verify', { as: 'nobody' })
    await see('This platform has not sealed anything yet.')
    choose()
    await see('Enter the public key of the log to check the receipt.')
    fill({ [KEY]: ` ${receiptKey}\n` })
    await see('This receipt holds')
  })

  test('checks in a browser without Ed25519 as well', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no such', 'NotSupportedError'))
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('not on http'))
    await open()
    choose()
    await see('This receipt holds')
    choose(receiptText().replace('HaRmOA', 'HaRmOB'))
    await seeOnPage('has signed something else')
    choose(otherLegs)
    await seeOnPage('The event is not the one that was sealed')
  })
})
