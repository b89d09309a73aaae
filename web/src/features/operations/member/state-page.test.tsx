import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { wire } from '@strongroom/shared'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { pageText, see, seeOnPage } from '../../../testing/act.ts'
import { answers, answersWhole, fails, losesAnswer } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator, member } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { announcedQuery } from './queries.ts'

serveContract()

const part = (name: wire.ServicePart, state: wire.PartState = 'works', since_date: string | null = null) => ({
  ...{ part: name, state, since_date },
})
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const move: wire.AnnouncedMaintenance = {
  ...{ id: 'move', title_en: 'New machines', title_zh: '', title_sc: '', title_ja: 'サーバー移行' },
  ...{ text_en: 'Cards pay as always.', text_zh: '', text_sc: '', text_ja: '' },
  ...{ from_date: inHours(24), until_date: inHours(25) },
}
const state = (given: Partial<wire.ServiceState> = {}): wire.ServiceState => ({
  ...{ checked_date: '2026-11-30T10:00:00.000Z', incidents: [], maintenance: [] },
  parts: (['sign-in', 'payments', 'card', 'prices', 'notices', 'proof'] as const).map(name => part(name)),
  ...given,
})

describe('the state of the service', () => {
  test('says to a visitor that everything works, and that nothing has happened', async () => {
    answers('operations.serviceState', state())
    await renderScreen('/status', { as: 'nobody' })
    await seeOnPage(
      'Everything works',
      'Signing in',
      'Payments',
      'Prices',
      'Mail and notices',
      'No incidents.',
    )
    expect(screen.getAllByText('Works')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/csr')
  })

  test('does not go on saying that everything works once the server is gone', async () => {
    answers('operations.serviceState', state())
    const { queries } = await renderScreen('/status', { as: 'nobody' })
    await see('Everything works')
    losesAnswer('operations.serviceState')
    await act(() => queries.invalidateQueries())
    await see(/could not reach the server/)
    expect(pageText()).not.toContain('Everything works')
  })

  test('says which part is late or does not work, how people notice it and since when', async () => {
    const began = '2026-11-30T08:05:05.000Z'
    const parts = [part('sign-in', 'late', began), part('payments', 'down', began), part('card')]
    const incidents: wire.ServiceState['incidents'] = [
      { part: 'payments', state: 'down', began_date: began, ended_date: null },
      {
        part: 'card',
        state: 'late',
        began_date: '2026-10-02T08:00:00.000Z',
        ended_date: '2026-10-02T09:00:00.000Z',
      },
    ]
    answers('operations.serviceState', state({ parts, incidents }))
    await renderScreen('/status', { as: 'nobody' })
    await seeOnPage('Some parts of the service do not work', 'Codes by e-mail arrive late.')
    await seeOnPage(
      'Payments cannot be made at the moment',
      'Since 30 Nov 2026',
      'not over yet',
      '02 Oct 2026',
    )
    expect(pageText()).not.toContain('No incidents.')
  })

  test('does not say that nothing has happened where that cannot be read', async () => {
    answers('operations.serviceState', state({ incidents: null }))
    await renderScreen('/status', { as: 'nobody' })
    await see('The incidents cannot be shown at the moment.')
    expect(pageText()).not.toContain('No incidents.')
  })

  test('says that the server cannot be reached, where it cannot', async () => {
    fails('operations.serviceState', 503)
    await renderScreen('/status', { as: 'nobody' })
    await seeOnPage('Try again')
  })

  test.each(['/', '/csr'])('is led to from %s', async path => {
    if (path === '/csr')
      answersWhole('catalogue.publicSettings', { status: true, data: [], ipinfo: { country: '' } })
    await renderScreen(path, { as: 'nobody' })
    const way = await screen.findByRole('link', { name: 'State of the service' })
    expect(way.getAttribute('href')).toBe('/status')
  })
})

describe('planned maintenance', () => {
  test('stands on the page of the state in the reader’s language, and in English where it is not written in it', async () => {
    answers('operations.serviceState', state({ maintenance: [move] }))
    await renderScreen('/status', { as: 'nobody', language: 'ja' })
    await seeOnPage('サーバー移行', 'Cards pay as always.')
  })

  test('keeps the lines of its text apart', async () => {
    answers('operations.serviceState', state({ maintenance: [{ ...move, text_en: 'One.\nTwo.' }] }))
    await renderScreen('/status', { as: 'nobody' })
    const text = await screen.findByText(/One\./)
    expect(text.textContent).toBe('One.\nTwo.')
    expect(text.className).toBe('service-text')
    const css = readFileSync(join(import.meta.dirname, 'state-page.css'), 'utf8')
    expect(css).toMatch(/\.service-text \{[^}]*white-space: pre-line/)
  })

  test.each([
    ['a visitor who signs in', '/', 'nobody' as const],
    ['a visitor who registers', '/register', 'nobody' as const],
    ['a visitor who has forgotten the password', '/forgetpassword', 'nobody' as const],
    ['a visitor with a proof', '/verify', 'nobody' as const],
    ['a member', '/setting', member()],
    ['an administrator', '/admin/operations/queues', administrator('operator')],
  ])('is announced to %s on every page, from three days before', async (_, path, as) => {
    const far = {
      ...move,
      id: 'far',
      title_en: 'Far away',
      from_date: inHours(100),
      until_date: inHours(101),
    }
    answers('operations.serviceState', state({ maintenance: [move, far] }))
    answers('operations.work', { queues: [], failed: [], jobs: [] })
    answers('audit.looksAtMine')
    await renderScreen(path, { as })
    await see(/Planned maintenance from .* New machines/)
    expect(pageText()).not.toContain('Far away')
  })
})

describe('the banner', () => {
  const banners = () =>
    screen.queryAllByRole('status').filter(each => within(each).queryByRole('link') !== null)
  const bannerShown = async () => {
    await waitFor(() => expect(banners()).toHaveLength(1))
    return banners()[0] as HTMLElement
  }
  const parts = [part('sign-in', 'late'), part('card', 'down'), part('payments')]

  test.each([
    ['/', 'nobody' as const],
    ['/register', 'nobody' as const],
    ['/setting', member()],
  ])(
    'says on %s that parts do not work, beside the maintenance that is under way, in one',
    async (path, as) => {
      const begun = { ...move, from_date: inHours(-1), until_date: inHours(1) }
      answers('operations.serviceState', state({ parts, maintenance: [begun] }))
      answers('audit.looksAtMine')
      await renderScreen(path, { as })
      const banner = await bannerShown()
      expect(banner.textContent).toMatch(/do not work.*Maintenance until .*New machines/)
      expect(within(banner).getByRole('link').getAttribute('href')).toBe('/status')
      expect(screen.getAllByText(/Maintenance until/)).toHaveLength(1)
    },
  )

  test('is asked for once by a page, however long that stands open, and speaks the reader’s language', async () => {
    answers('operations.serviceState', state({ parts: [part('prices', 'late')] }))
    await renderScreen('/', { as: 'nobody', language: 'ja' })
    expect((await bannerShown()).textContent).toContain('一部のサービスが遅れています')
    expect(announcedQuery.refetchInterval).toBeUndefined()
  })

  test('is not shown on the page of the state, which says it by itself', async () => {
    answers('operations.serviceState', state({ parts: [part('prices', 'late')] }))
    await renderScreen('/status', { as: 'nobody' })
    await see('Some parts of the service are late')
    expect(banners()).toEqual([])
  })

  test('says nothing while all is well', async () => {
    answers('operations.serviceState', state())
    await renderScreen('/', { as: 'nobody' })
    await see('Customer service')
    expect(banners()).toEqual([])
  })
})
