import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, see, seeButton, type, typed, wrongWith } from '../../../../testing/act.ts'
import { answers, answersWhole, bodies, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const findable: wire.FindableAs = {
  ...{ handle: 'ada.l', changeable_date: '2026-12-20T00:00:00.000Z', phone_status: 0, name_shown: 'short' },
  ...{ found_by_email: 1, found_by_phone: 1 },
}

beforeEach(() => {
  answers('account.findable', findable)
  answersWhole('account.setHandle', { status: true, data: [] })
  answersWhole('account.setFindable', { status: true, data: [] })
})

const open = async () => {
  const shown = await renderScreen('/setting/foundby')
  await seeButton('Save the handle')
  return shown
}

const choice = (label: string) => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(label) })

describe('how payers find a member', () => {
  test('is shown with the handle to copy, and the day from which another can be chosen', async () => {
    await open()
    expect(typed('Handle')).toBe('ada.l')
    await see(/Another one can be chosen from 20 Dec 2026.*00:00/)
    await seeButton('Copy the handle')
  })
  test('is a handle that the form takes, and the server has to give', async () => {
    refuses('account.setHandle', 'HANDLE_TAKEN')
    await open()
    type('Handle', 'a')
    press('Save the handle')
    expect(wrongWith('Handle')).toContain('A handle has 3 to 20 letters')
    type('Handle', '@Ben.O')
    press('Save the handle')
    await see('This handle is taken. Choose another one.')
    expect(bodies('account.setHandle')).toEqual([{ handle: '@Ben.O' }])
  })
  test('is given up by its button', async () => {
    await open()
    press('Give up the handle')
    await waitFor(() => expect(bodies('account.setHandle')).toEqual([{ handle: null }]))
  })
  test('is switched off by address and number, and shows as much of the name as is chosen', async () => {
    await open()
    fireEvent.click(choice('By my e-mail address'))
    await waitFor(() => expect(bodies('account.setFindable')).toEqual([{ found_by_email: 0 }]))
    await waitFor(() => expect(choice('By my phone number').disabled).toBe(false))
    fireEvent.click(choice('By my phone number'))
    await waitFor(() => expect(bodies('account.setFindable')).toContainEqual({ found_by_phone: 0 }))
    fireEvent.change(screen.getByRole('combobox', { name: /^My name/ }), { target: { value: 'none' } })
    await waitFor(() => expect(bodies('account.setFindable')).toContainEqual({ name_shown: 'none' }))
  })
})
