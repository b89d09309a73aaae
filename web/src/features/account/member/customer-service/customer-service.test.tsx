import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeWay } from '../../../../client/way-back.ts'
import { see } from '../../../../testing/act.ts'
import { answers, answersWhole, lists } from '../../../../testing/answers.ts'
import { settings } from '../../../../testing/catalogue.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

beforeEach(() => {
  const email = { field_code: 'csrEmail', field_value: 'help@example.com' }
  answersWhole('catalogue.publicSettings', { ...settings, data: [{ ...email }] })
  lists('support.own', [])
})
const ways = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))

describe('customer service', () => {
  test('stands in the frame of a member who is signed in: menu, search and bell', async () => {
    answers('support.about', { lines: [], card_lines: [] })
    await renderScreen('/csr?reference=pay-1')
    await see('help@example.com')
    await see('pay-1')
    expect(ways()).toContain('/quickpay')
    expect(screen.getAllByRole('button', { name: /^Notices/ })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 }).map(each => each.textContent)).toEqual([
      'Customer service',
    ])
    expect(ways()).not.toContain('/')
  })
  test('stands alone for a visitor, with the way in', async () => {
    await renderScreen('/csr', { as: 'nobody' })
    await see('help@example.com')
    expect(ways()).toContain('/')
    expect(ways()).not.toContain('/quickpay')
    expect(screen.queryByRole('button', { name: /^Notices/ })).toBeNull()
  })
  test('leads a reader of a letter on to their question, once they have signed in', async () => {
    await renderScreen('/csr?case=case-1', { as: 'nobody' })
    fireEvent.click(await screen.findByRole('link', { name: 'Sign in to read the answer' }))
    await waitFor(() => expect(takeWay()).toBe('/csr?case=case-1'))
  })
})
