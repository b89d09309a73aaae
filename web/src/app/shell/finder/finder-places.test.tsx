import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answers, answersWhole, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { current, enter, key, options, shortcut } from '../../../testing/finder.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

afterEach(() => {
  vi.restoreAllMocks()
})

const MEMBER_PAGE = '/banks/instruction'
const OFFICE_PAGE = '/admin/bulk'

const inOffice = async () => {
  lists('office.bulkJobs', [])
  return renderScreen(OFFICE_PAGE, { as: administrator('superadmin') })
}

test('a place is opened by its name and Enter alone', async () => {
  const { address } = await renderScreen(MEMBER_PAGE)
  shortcut()
  await enter('customer ser')
  expect(await current()).toContain('Customer service')
  await key('Enter')
  await waitFor(() => expect(address()).toBe('/csr'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the safety tips are found among the questions and answers', async () => {
  const { address } = await renderScreen(MEMBER_PAGE)
  shortcut()
  await enter('safety tip')
  await key('Enter')
  await waitFor(() => expect(address()).toBe('/user/faq#safety'))
})

test('the safety tips that administrators have set open beside', async () => {
  answersWhole('catalogue.publicSettings', {
    ...{ status: true, ipinfo: { country: '' } },
    data: [{ field_code: 'safetyTipsUrlEn', field_value: 'https://tips.example/' }],
  })
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await renderScreen(MEMBER_PAGE)
  await waitFor(() => expect(document.querySelector('a[href="https://tips.example/"]')).not.toBeNull())
  shortcut()
  await enter('safety tip')
  await key('Enter')
  expect(open).toHaveBeenCalledWith('https://tips.example/', '_blank', 'noopener,noreferrer')
})

test('a screen that the menu does not name is found by its name, where the role may open it', async () => {
  lists('swap.rates', [])
  answers('office.find')
  const { address } = await inOffice()
  shortcut()
  await enter('swap rat')
  expect(await current()).toBe('Swap ratesReference data')
  await key('Enter')
  await waitFor(() => expect(address()).toBe('/admin/swaprates'))
})

test('no role is led to a screen inside a place that it may not open', async () => {
  lists('office.bulkJobs', [])
  await renderScreen(OFFICE_PAGE, { as: administrator('support') })
  shortcut()
  await enter('card')
  expect(options().join()).toContain('Card summary')
  expect(options().join()).not.toContain('Card imports')
})
