import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  fill,
  press,
  pressAnyway,
  putFile,
  see,
  seeButton,
  seeOnPage,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, answersWhole, bodies, lists, neverAsked } from '../../../testing/answers.ts'
import { settings } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const SEND = 'Send to customer service'
const [SUBJECT, ABOUT, HAPPENED] = ['Subject', 'Record that it is about (optional)', 'What happened'] as const
const own: wire.SupportCase = {
  ...{ id: 'case-1', uid: '100045', username: 'Ada', email: 'ada@example.com', subject: 'My top-up is late' },
  ...{ reference: 'top-up-1', status: 1, messages: 2 },
  ...{ created_date: '2026-11-20T10:00:00.000Z', updated_date: '2026-11-21T10:00:00.000Z' },
}
const line: wire.Transaction = {
  ...{ id: 'top-up:top-up-1', uid: '100045', type: 'top-up', status: 'pending', currency: 'USDC' },
  ...{ amount: '0', balance: null, asked: '20.00', fee: null, reference: 'top-up-1', counterparty: null },
  ...{ reason: null, details: null, created_date: '2026-11-19T10:00:00.000Z' },
}
const cardLine: wire.AboutRecord['card_lines'][number] = {
  ...{ id: 'line-1', type: 'spend', currency: 'USD', amount: '-12.30', status: 1 },
  created_date: '2026-11-19T10:00:00.000Z',
}
const talk: wire.SupportTalk = {
  ...own,
  about: { lines: [line], card_lines: [] },
  talk: [
    {
      ...{ id: 'm-1', by: 'member', author: null, text: 'It is not there.', file: 'file-1' },
      created_date: own.created_date,
    },
    {
      ...{ id: 'm-2', by: 'staff', author: null, text: 'It is with finance.', file: null },
      created_date: own.updated_date,
    },
  ],
}

beforeEach(() => {
  answersWhole('catalogue.publicSettings', settings)
  lists('support.own', [own])
  answers('support.open', { id: 'case-1', status: 0 })
  answers('support.talk', talk)
  answers('support.about', { lines: [line], card_lines: [] })
})

const open = async (address = '/csr') => {
  const shown = await renderScreen(address)
  await seeButton(SEND)
  return shown
}

describe('a question to customer service', () => {
  test('names what is missing at each field, and is not sent', async () => {
    await open()
    press(SEND)
    expect(wrongWith(SUBJECT)).toBe('Say what it is about.')
    expect(wrongWith(HAPPENED)).toBe('Write what happened.')
    neverAsked('support.open')
  })
  test('is sent once, with the record it is about and a file, and opens its case', async () => {
    answers('files.upload', { id: 'file-1', type: 'application/pdf', size: 8 })
    const { address } = await open('/csr?reference=top-up-1')
    fill({ [SUBJECT]: ' Late ', [HAPPENED]: 'It is not there.' })
    putFile('file', new File(['%PDF-1.4'], 'proof.pdf', { type: 'application/pdf' }))
    await see('Uploaded')
    const release = holds('support.open')
    press(SEND)
    pressAnyway(SEND)
    await waitFor(() => expect(bodies('support.open')).toHaveLength(1))
    release()
    await see('We have your question')
    expect(address()).toBe('/csr?case=case-1&sent=true')
    expect(bodies('support.open')).toEqual([
      { subject: 'Late', text: 'It is not there.', file: 'file-1', reference: 'top-up-1' },
    ])
  })
  test('whose answer is lost is the same one when it is sent again', async () => {
    await open()
    fill({ [SUBJECT]: 'Late', [ABOUT]: 'top-up-1', [HAPPENED]: 'It is not there.' })
    await repeatsLostAttempt('support.open', {
      send: () => press(SEND),
      answered: () => answers('support.open', { id: 'case-1', status: 0 }),
      until: () => see('We have your question'),
    })
  })
})

test('the questions of a member stand below the form, each with its state', async () => {
  await open()
  await seeOnPage('My top-up is late', 'Answered')
})

test('a case shows what both sides wrote, and is written on in', async () => {
  answers('support.write', { id: 'case-1', status: 0 })
  await open('/csr?case=case-1')
  await seeOnPage('You', 'It is not there.', 'Customer service', 'It is with finance.', 'top-up-1')
  press(SEND)
  expect(wrongWith('Write on')).toBe('Write what happened.')
  fill({ 'Write on': 'Thank you' })
  press(SEND)
  await waitFor(() => expect(bodies('support.write')).toEqual([{ id: 'case-1', text: 'Thank you' }]))
})

describe('the record that a question is about', () => {
  test('stands in the form as the server knows it, and leads to its page', async () => {
    await open('/csr?reference=top-up-1')
    await seeOnPage('Customer service sees this with your question', 'Top-up', '20.00')
    expect(screen.getByRole('link', { name: 'Top-up' }).getAttribute('href')).toBe(
      '/transactions/top-up%3Atop-up-1',
    )
  })
  test('may be a line of the card', async () => {
    answers('support.about', { lines: [], card_lines: [cardLine] })
    await open('/csr?reference=line-1')
    await seeOnPage('Purchase', '12.30')
  })
  test('is not spoken of where the reference names none of the member’s own', async () => {
    answers('support.about', { lines: [], card_lines: [] })
    await open('/csr?reference=nothing')
    expect(screen.queryByText('Customer service sees this with your question')).toBeNull()
  })
  test('stands in the case', async () => {
    await open('/csr?case=case-1')
    await seeOnPage('Top-up', '20.00')
  })
})

test('a member closes a case that is answered', async () => {
  answers('support.close', { id: 'case-1', status: 2 })
  await open('/csr?case=case-1')
  await seeButton('My question is answered')
  answers('support.talk', { ...talk, status: 2 })
  press('My question is answered')
  await see('Closed')
  expect(bodies('support.close')).toEqual([{ id: 'case-1' }])
  expect(screen.queryByRole('button', { name: 'My question is answered' })).toBeNull()
})

test('answers are offered while the subject is typed, before the question is sent', async () => {
  await open()
  expect(screen.queryByText('This may answer it')).toBeNull()
  fill({ [SUBJECT]: 'lost card' })
  await see('I have lost my card.')
  fill({ [SUBJECT]: 'xyzzy' })
  await waitFor(() => expect(screen.queryByText('This may answer it')).toBeNull())
  neverAsked('support.open')
})
