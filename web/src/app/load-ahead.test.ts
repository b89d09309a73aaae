import type { PageFiles } from '@strongroom/shared/page-files'
import { createMemoryHistory } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw/http'
import { afterEach, expect, test, vi } from 'vitest'
import { givenServer, server } from '../testing/call-kit.ts'
import { createQueries } from './create-queries.ts'
import { createAppRouter } from './create-router.ts'
import { loadAhead } from './load-ahead.ts'

givenServer()

const list: PageFiles = {
  files: ['assets/limits-12345678.js', 'assets/list-12345678.css', 'assets/proof-12345678.js'],
  pages: { '/limits': { files: [0, 1], words: ['member'] }, '/proof': { files: [1, 2], words: [] } },
  words: { en: { member: 'assets/en-12345678.js' } },
}
const linked = () =>
  [...document.head.querySelectorAll('link')].map(link => [link.rel, link.getAttribute('href')])

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove()
})

/** A router that has read what the build wrote down. */
const given = async (answer: () => Response) => {
  const asked = vi.fn(answer)
  server.use(http.get('*/page-files.json', asked))
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  const router = createAppRouter(createQueries(), 'en', createMemoryHistory())
  loadAhead(router)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  return router
}

test('all files of the next page are named when the router sets out for it, each once', async () => {
  const router = await given(() => HttpResponse.json(list))
  await vi.waitFor(async () => {
    await router.navigate({ to: '/limits' })
    expect(linked()).toHaveLength(3)
  })
  expect(linked()).toEqual([
    ['modulepreload', '/assets/en-12345678.js'],
    ['modulepreload', '/assets/limits-12345678.js'],
    ['preload', '/assets/list-12345678.css'],
  ])
  await router.navigate({ to: '/proof' })
  expect(linked().slice(3)).toEqual([['modulepreload', '/assets/proof-12345678.js']])
})

test('a page opens without the list', async () => {
  const router = await given(() => new HttpResponse('<!doctype html>', { status: 404 }))
  await router.navigate({ to: '/proof' })
  expect([router.state.location.pathname, linked()]).toEqual(['/proof', []])
})
