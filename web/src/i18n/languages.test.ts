import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { addressIn, addressOnceChosen } from '../parts/page/change-language.ts'
import { chooseLanguage } from './choose.ts'
import { LANGUAGES, splitPath, TAGS, withLanguage } from './languages.ts'
import { languageRewrite } from './rewrite.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('the language of an address', () => {
  test.each([
    ['/zh/swap', { language: 'zh', path: '/swap' }],
    ['/ja', { language: 'ja', path: '/' }],
    ['/en/swap', { language: 'en', path: '/swap' }],
    ['/swap', { path: '/swap' }],
    ['/fr/swap', { path: '/fr/swap' }],
    ['/japan', { path: '/japan' }],
  ])('is read from %s', (pathname, split) => expect(splitPath(pathname)).toEqual(split))

  test('is written for all but the fallback', () => {
    expect(withLanguage('/swap', 'en')).toBe('/swap')
    expect(withLanguage('/swap', 'sc')).toBe('/sc/swap')
    expect(withLanguage('/', 'sc')).toBe('/sc')
  })

  test('redirects the fallback to the address without a prefix, and keeps search and hash', () => {
    expect(addressIn('en', at('/en/swap', '?a=1', '#b'))).toBe('/swap?a=1#b')
    expect(addressIn('zh', at('/ja/swap'))).toBe('/zh/swap')
  })

  test('leads to the first page where another than Traditional Chinese is chosen on /user or /hk', () => {
    expect(addressOnceChosen('ja', at('/zh/user'))).toBe('/ja')
    expect(addressOnceChosen('en', at('/zh/hk'))).toBe('/')
    expect(addressOnceChosen('zh', at('/user'))).toBe('/zh/user')
    expect(addressOnceChosen('ja', at('/zh/user/faq'))).toBe('/ja/user/faq')
  })

  test('stays on /user and /hk for who comes by their address in any language', () => {
    expect(addressIn('ja', at('/ja/user'))).toBe('/ja/user')
    expect(addressIn('sc', at('/hk'))).toBe('/sc/hk')
  })

  test('stays out of the routes: one route answers in every language, and links go on in it', () => {
    const root = createRootRoute()
    const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/swap' })])
    const router = createRouter({
      routeTree,
      rewrite: languageRewrite('zh'),
      history: createMemoryHistory({ initialEntries: ['/zh/swap'] }),
    })
    expect(router.latestLocation.pathname).toBe('/swap')
    expect(router.buildLocation({ to: '/swap' }).publicHref).toBe('/zh/swap')
    expect(router.matchRoutes(router.latestLocation).at(-1)?.fullPath).toBe('/swap')
  })
})

describe('the first language', () => {
  /** The page as the server sends it to a visitor whose country it knows. */
  const guesses = (content: string) =>
    document.head.append(Object.assign(document.createElement('meta'), { name: 'language', content }))
  afterEach(() => document.querySelector('meta[name="language"]')?.remove())

  test('is the one in the address, before the one kept', () => {
    localStorage.setItem('language', 'ja')
    expect(chooseLanguage('/zh/swap')).toBe('zh')
  })

  test('is the one kept, before the country’s', () => {
    localStorage.setItem('language', 'ja')
    guesses('zh')
    expect(chooseLanguage('/swap')).toBe('ja')
  })

  test('is not something kept that is no language', () => {
    localStorage.setItem('language', 'fr')
    expect(chooseLanguage('/swap')).toBe('en')
  })

  test('is the one that the server guesses where nothing was chosen, and no other word of it', () => {
    guesses('zh')
    expect(chooseLanguage('/swap')).toBe('zh')
    document.querySelector('meta[name="language"]')?.setAttribute('content', 'fr')
    expect(chooseLanguage('/swap')).toBe('en')
  })
})

test('Intl knows each language by a tag that means it', () => {
  const names = LANGUAGES.map(language => new Intl.DateTimeFormat(TAGS[language]).resolvedOptions().locale)
  expect(names).toEqual(['en-GB', 'zh-Hant', 'zh-Hans', 'ja'])
})
