import { join } from 'node:path'
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wordGroups } from '../../scripts/groups-of-files.ts'
import { groupOfPage, type WordGroup } from './word-groups.ts'

const groupsOf = wordGroups(join(import.meta.dirname, '../..'))

test.each([
  ['__root__', 'entry'],
  ['/', 'entry'],
  ['/register', 'entry'],
  ['/proof', 'public'],
  ['/user/faq', 'public'],
  ['/_member', 'member'],
  ['/_member/swap', 'member'],
  ['/csr', 'member'],
  ['/admin', 'admin'],
  ['/admin/member/$uid', 'admin'],
  ['/administration', 'public'],
])('the texts of the page %s are of the group %s', (page, group) => expect(groupOfPage(page)).toBe(group))

test.each<[string, WordGroup[]]>([
  ['src/features/account/member/sign-in/sign-in.tsx', ['entry']],
  ['src/features/account/public/faq.tsx', ['public']],
  ['src/features/swap/member/swap.tsx', ['member']],
  ['src/features/finance/admin/income.tsx', ['admin']],
  // Administrators' lists are made of the same parts as members'.
  ['src/parts/list.tsx', ['member']],
  // Members and visitors come to it, and neither has the words of the other.
  ['src/platform/settings/member/house-page.tsx', ['entry']],
  // Words of the vocabularies are those of the pages that import them.
  ['../shared/src/contract/withdrawal/words.ts', ['member']],
  ['src/of-no-page.tsx', ['entry']],
])('the texts of %s are needed in %s', (file, groups) => expect(groupsOf(file)).toEqual(groups))

describe('words on screen', () => {
  const fresh = () => import('./i18n.ts')
  let words: Awaited<ReturnType<typeof fresh>>
  beforeEach(async () => {
    vi.resetModules()
    words = await fresh()
  })
  afterEach(async () => {
    await words.showLanguage('en')
    vi.resetModules()
  })
  const said = (text: string) => Object.values(i18n.messages).some(message => String(message) === text)

  test('are those of the way in at first, and of members once their pages are shown', async () => {
    await words.showLanguage('zh')
    expect([said('登入'), said('定期存款')]).toEqual([true, false])
    await words.showWords('member')
    expect([said('登入'), said('定期存款')]).toEqual([true, true])
    await words.showLanguage('ja')
    expect([said('ログイン'), said('定期預金'), said('定期存款')]).toEqual([true, true, false])
  })

  test('are all in the language chosen last, whichever was loaded first', async () => {
    await words.showLanguage('zh')
    await Promise.all([words.showWords('member'), words.showLanguage('ja')])
    expect([said('定期預金'), said('定期存款')]).toEqual([true, false])
    await words.showLanguage('zh')
    await Promise.all([words.showLanguage('ja'), words.showWords('admin')])
    expect([said('試算表'), said('定期存款')]).toEqual([true, false])
  })
})
