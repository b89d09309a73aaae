import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { setWidth } from '../../testing/act.ts'
import { answersWhole } from '../../testing/answers.ts'
import { serveContract } from '../../testing/contract-server.ts'
import { administrator } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

serveContract()

/** A page that asks for nothing by itself. */
const PAGE = '/banks/instruction'

const set = (settings: Readonly<Record<string, string>>) =>
  answersWhole('catalogue.publicSettings', {
    status: true,
    data: Object.entries(settings).map(([field_code, field_value]) => ({ field_code, field_value })),
    ipinfo: { country: '' },
  })

const header = async () => {
  await screen.findByRole('heading', { level: 1 })
  return document.querySelector('header') as HTMLElement
}
const wayIn = (part: HTMLElement, name: string) =>
  part.querySelector(`a[aria-label="${name}"]`)?.getAttribute('href')

describe('the header of a member’s page', () => {
  test.each([
    ['Home', '/dashboard'],
    ['Settings', '/setting'],
    ['Customer service', '/csr'],
    ['Safety tips', '/user/faq#safety'],
  ])('leads to %s', async (name, address) => {
    await renderScreen(PAGE)
    expect(wayIn(await header(), name)).toBe(address)
  })
  test('says each of its pictures in words under the pointer', async () => {
    await renderScreen(PAGE)
    const tools = [...(await header()).querySelectorAll('.tool')]
    expect(tools.map(tool => tool.getAttribute('title'))).toEqual([
      'Home',
      'Settings',
      'Customer service',
      'Safety tips',
      'Find anything (Ctrl K)',
      'Language',
      'Light or dark',
      'Notices',
    ])
  })
  test('leads to the safety tips that administrators have set', async () => {
    set({ safetyTipsUrlEn: 'https://example.com/safety' })
    await renderScreen(PAGE)
    const top = await header()
    await waitFor(() => expect(wayIn(top, 'Safety tips')).toBe('https://example.com/safety'))
  })
  test('leads to the house on the networks that administrators have set, and to no others', async () => {
    set({
      socialXUrl: 'https://example.com/x',
      socialTelegramUrl: 'https://example.com/t',
      socialFacebookUrl: '',
    })
    await renderScreen(PAGE)
    const top = await header()
    await waitFor(() => expect(wayIn(top, 'Us on X')).toBe('https://example.com/x'))
    expect(wayIn(top, 'Us on Telegram')).toBe('https://example.com/t')
    expect(top.querySelectorAll('.social a')).toHaveLength(2)
  })
  test('leads to no network while none is set', async () => {
    await renderScreen(PAGE)
    expect((await header()).querySelector('.social')).toBeNull()
  })
})

describe('the header where the heading leaves little room', () => {
  const gathered = async (width: number) => {
    setWidth(width)
    await renderScreen(PAGE)
    return (await header()).querySelector('.header-links')
  }
  test.each([1025, 1279])('gathers the ways behind one button at %i px', async width => {
    set({ socialXUrl: 'https://example.com/x' })
    const links = await gathered(width)
    expect(links?.querySelectorAll(':scope > button')).toHaveLength(1)
    expect(links?.querySelector(':scope > button')?.getAttribute('aria-label')).toBe(
      'Home, settings and help',
    )
    const ways = () => [...(links?.querySelectorAll('a') ?? [])].map(each => each.getAttribute('href'))
    await expect
      .poll(ways)
      .toEqual(['/dashboard', '/setting', '/csr', '/user/faq#safety', 'https://example.com/x'])
  })
  test('shows each of them from 1280 px on', async () => {
    expect((await gathered(1280))?.querySelector(':scope > button')).toBeNull()
  })
  test('leaves them to the menu up to 1024 px', async () => {
    expect(await gathered(1024)).toBeNull()
  })
})

test('the left menu leads to the safety tips', async () => {
  await renderScreen(PAGE)
  await header()
  const tips = [...document.querySelectorAll('.menu a')].find(
    ({ textContent }) => textContent === 'Safety tips',
  )
  expect(tips?.getAttribute('href')).toBe('/user/faq#safety')
})

test('the left menu leads to the questions and answers', async () => {
  await renderScreen(PAGE)
  await header()
  const link = [...document.querySelectorAll('.menu a')].find(
    ({ textContent }) => textContent === 'Questions and answers',
  )
  expect(link?.getAttribute('href')).toBe('/user/faq')
})

test('the header of an administrators’ page has none of the members’ ways', async () => {
  await renderScreen('/admin/journal', { as: administrator('superadmin') }).catch(() => {})
  expect((await header()).querySelector('.header-links')).toBeNull()
})
