import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, setWidth } from '../../testing/act.ts'
import { answers } from '../../testing/answers.ts'
import { serveContract } from '../../testing/contract-server.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ADMIN_MENU } from './admin-menu.ts'
import { MEMBER_MENU } from './member-menu.ts'

serveContract()

test('a phone leads to every place of a member in two taps', async () => {
  setWidth(390)
  answers('audit.looksAtMine')
  await renderScreen('/setting')
  const waysIn = (element: HTMLElement) =>
    within(element)
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
  await screen.findByRole('button', { name: 'More' })
  const bar = document.querySelector<HTMLElement>('nav.bottom') as HTMLElement
  const oneTap = waysIn(bar)
  press('More')
  const twoTaps = waysIn(await screen.findByRole('dialog', { name: 'Menu' }))
  const places = MEMBER_MENU.flatMap(({ places }) => places.map(({ to }) => to))
  expect(oneTap).toHaveLength(4)
  expect(places.length).toBeGreaterThan(20)
  expect(places.filter(to => ![...oneTap, ...twoTaps].includes(to))).toEqual([])
})

test.each([
  ['member', MEMBER_MENU],
  ['administrator', ADMIN_MENU],
] as const)('no screen is marked at two places of a %s’s menu', (_, menu) => {
  const places = menu.flatMap(group => group.places)
  const twice = places.flatMap(({ to, isExact, besides = [] }) =>
    places
      .filter(({ to: below }) => below.startsWith(`${to}/`) && !isExact && !besides.includes(below))
      .map(({ to: below }) => `${below} in ${to}`),
  )
  expect(places.length).toBeGreaterThan(20)
  expect(twice).toEqual([])
})
