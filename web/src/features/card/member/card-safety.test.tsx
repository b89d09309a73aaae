import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { enterCode, press, see, seeButton, type, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, lists, refuses } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { cardInfo, cardSpending } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const limited = cardInfo({ daily: { limit: '200.00', charged: '0', withdrawn: '0', spent: '0' } })

beforeEach(() => {
  answers('card.info', cardInfo())
  lists('card.transactions', [])
  answers('card.spending', cardSpending())
  answers('card.freeze')
  answers('card.unfreeze')
  answers('card.setLimit')
  answers('card.checkLimit')
  answers('account.mailCode')
})

describe('freezing one’s own card', () => {
  test('says what follows first, and asks for no code', async () => {
    await renderScreen('/prepaidcard')
    await seeButton('Freeze the card')
    press('Freeze the card')
    await see('Freeze your card now?')
    expect(bodies('card.freeze')).toHaveLength(0)
    press('Freeze the card')
    await see('Your card is frozen.')
    expect(bodies('card.freeze')).toHaveLength(1)
  })

  test('ends with the PAY code; a wrong one is said at its field', async () => {
    answers('card.info', cardInfo({ frozen: 1 }))
    refuses('card.unfreeze', 'WRONG_PIN')
    await renderScreen('/prepaidcard')
    await seeButton('Unfreeze the card')
    press('Unfreeze the card')
    enterCode('PAY code', '806257')
    await see('That is not your PAY code.')
    answers('card.unfreeze')
    enterCode('PAY code', '246810')
    await see('Your card is no longer frozen.')
    expect(bodies('card.unfreeze').at(-1)).toEqual({ pin: '246810' })
  })
})

describe('the card’s daily limit', () => {
  test('is set and lowered at once', async () => {
    answers('card.info', limited)
    await renderScreen('/prepaidcard/limit')
    await seeButton('Set the daily limit')
    type('At most a day', '100')
    press('Set the daily limit')
    await see('The daily limit was set')
    expect(bodies('card.setLimit')).toEqual([{ amount: '100' }])
    expect(bodies('account.mailCode')).toEqual([])
  })

  test('is raised with the PAY code and the mailed code alone', async () => {
    answers('card.info', limited)
    await renderScreen('/prepaidcard/limit')
    await seeButton('Set the daily limit')
    type('At most a day', '300')
    await seeButton('Send the code')
    press('Send the code')
    await waitFor(() => expect(wrongWith('PAY code')).not.toBe(''))
    expect(bodies('account.mailCode')).toEqual([])
    type('PAY code', '246810')
    press('Send the code')
    await see('Enter the code we e-mailed you')
    enterCode('Code from the e-mail', '123456')
    await see('The daily limit was set')
    expect(bodies('card.setLimit')).toEqual([{ amount: '300', proof: { pin: '246810', code: '123456' } }])
  })
})
