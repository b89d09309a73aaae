import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  fill,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, bodies, finds, lists, neverAsked } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const APPLY = 'Apply for gift cards'
const [SITE, VALUE, MANY] = [
  'Website of the company',
  'Face value of a single card',
  'How many in all',
] as const

const own: wire.GiftCardApplication = {
  ...{ id: 'gift-0', uid: '100045', username: 'Ada', email: 'ada@example.com', website: 'example.net' },
  ...{ face_value: '25', quantity: 2, status: -1, reason: 'The website shows no company' },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: '2026-11-21T10:00:00.000Z' },
}
beforeEach(() => lists('vip.ownGiftCards', [own]))

const open = async () => {
  await renderScreen('/giftcardapply')
  await seeButton(APPLY)
}
const filled = async () => {
  await open()
  fill({ [SITE]: ' example.com ', [VALUE]: '50', [MANY]: '1' })
}

test('each field that is missing is named, and nothing is sent', async () => {
  await open()
  press(APPLY)
  expect(wrongWith(SITE)).not.toBe('')
  expect(wrongWith(VALUE)).toBe('Enter an amount above zero.')
  expect(wrongWith(MANY)).toBe('Please enter all fields')
  neverAsked('vip.applyForGiftCard')
})

test('a website that the server does not take is refused at its field until it is changed', async () => {
  finds('vip.applyForGiftCard', { website: 'A website, such as example.com' })
  await filled()
  press(APPLY)
  await waitFor(() => expect(wrongWith(SITE)).toBe('This is not a website.'))
  fill({ [SITE]: 'example.org' })
  expect(wrongWith(SITE)).toBe('')
})

test('an application is sent once, says that nothing was charged, and can be followed by another', async () => {
  answers('vip.applyForGiftCard', { id: 'gift-1' })
  await filled()
  const release = holds('vip.applyForGiftCard')
  press(APPLY)
  pressAnyway(APPLY)
  await waitFor(() => expect(bodies('vip.applyForGiftCard')).toHaveLength(1))
  release()
  await see('We have your application')
  await see(/Nothing has been charged\.$/)
  expect(bodies('vip.applyForGiftCard')).toEqual([{ website: 'example.com', face_value: '50', quantity: 1 }])
  press('Apply for others')
  await seeButton(APPLY)
  expect(typed(SITE)).toBe('')
})

test('an application whose answer is lost is the same one when it is sent again', async () => {
  await filled()
  await repeatsLostAttempt('vip.applyForGiftCard', {
    send: () => press(APPLY),
    answered: () => answers('vip.applyForGiftCard', { id: 'gift-1' }),
    until: () => see('We have your application'),
  })
})

test('applications of before stand below the form, each with its state and the reason of a refusal', async () => {
  await open()
  await seeOnPage('example.net', '300 to 1,000 cards', 'Rejected', 'The website shows no company')
})
