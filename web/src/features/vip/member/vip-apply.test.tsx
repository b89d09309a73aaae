import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  pageText,
  press,
  pressAnyway,
  putFile,
  see,
  seeButton,
  type,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, lists, neverAsked, refuses } from '../../../testing/answers.ts'
import { settings } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { member } from '../../../testing/people.ts'
import { bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const APPLY = 'Apply for VIP'
const SIZE = 'Size of a single transaction'
const statement = new File(['%PDF-1.4'], 'statement.pdf', { type: 'application/pdf' })
const application: wire.VipApplication = {
  ...{ id: 'vip-1', uid: '100045', username: 'Ada', email: 'ada@example.com', bank: 'First Bank ··6789' },
  ...{ file: 'file-1', volume: 2, status: 0, vip_level: null, reason: null },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null },
}

beforeEach(() => {
  lists('bank.ofMember', [bank(), bank({ id: 'bank-2', status: 0 })])
  lists('vip.applications', [])
  answers('files.upload', { id: 'file-1', type: 'application/pdf', size: 8 })
  answers('vip.apply', { id: 'vip-1', status: 0 })
})

const open = async (as = member({ vip_level: 0 })) => {
  await renderScreen('/vipapply', { as })
  await seeButton(APPLY)
}
const acceptTerms = () =>
  screen.getByLabelText('What I say here is true, and I accept the terms of VIP accounts.').click()
const filled = async () => {
  await open()
  type(SIZE, '2')
  putFile('file', statement)
  acceptTerms()
  await see('Uploaded')
}

describe('an application for VIP', () => {
  test('names what is missing at each field, and only accounts that are approved', async () => {
    await open()
    press(APPLY)
    expect(wrongWith(SIZE)).toBe('Please enter all fields')
    expect(pageText()).toContain('Please accept the terms.')
    expect(pageText().match(/Please enter all fields/g)).toHaveLength(2)
    const accounts = [...screen.getByLabelText<HTMLSelectElement>('Bank account').options]
    expect(accounts.map(({ value }) => value)).toEqual(['bank-1'])
    neverAsked('vip.apply')
  })
  test('links the terms where they are to be accepted', async () => {
    const terms = { field_code: 'termsUrlEn', field_value: 'https://house.example/terms' }
    answersWhole('catalogue.publicSettings', { ...settings, data: [terms] })
    await open()
    await waitFor(() =>
      expect(screen.getByText('Read the terms').getAttribute('href')).toBe(terms.field_value),
    )
  })
  test('refuses a file of another kind before it is sent, and forgets the one before', async () => {
    await filled()
    putFile('file', new File(['film'], 'film.mov'))
    await see('The file format is incorrect')
    press(APPLY)
    expect(asked('files.upload')).toHaveLength(1)
    neverAsked('vip.apply')
  })
  test('is sent once, and from then on waits in place of the form', async () => {
    await filled()
    const release = holds('vip.apply')
    press(APPLY)
    pressAnyway(APPLY)
    await waitFor(() => expect(bodies('vip.apply')).toHaveLength(1))
    lists('vip.applications', [application])
    release()
    await see('Your application waits for approval')
    expect(bodies('vip.apply')).toEqual([{ bankId: 'bank-1', volume: 2, file: 'file-1', terms: true }])
    expect(buttonOf(APPLY)).toBeUndefined()
  })
  test('whose answer is lost is the same one when it is sent again', async () => {
    await filled()
    await repeatsLostAttempt('vip.apply', {
      send: () => press(APPLY),
      answered: () => refuses('vip.apply', 'VIP_APPLICATION_OPEN'),
      until: () => see('Your last application is still being looked at.'),
    })
  })
})

test('the standing says the level, or why the last application was rejected', async () => {
  lists('vip.applications', [{ ...application, status: -1, reason: 'The statement cannot be read' }])
  await open(member({ vip_level: 2 }))
  await see('Your last application was rejected')
  await see('The statement cannot be read')
  await see('You are at VIP level 2')
})

test('without an approved bank account there is no form, and it is said where to get one', async () => {
  lists('bank.ofMember', [bank({ status: 0 })])
  await renderScreen('/vipapply')
  await see('You need an approved bank account')
  expect(buttonOf(APPLY)).toBeUndefined()
})
