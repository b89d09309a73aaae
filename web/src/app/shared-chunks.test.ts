import { describe, expect, test } from 'vitest'
import { type Modules, neededModules, reachedFrom } from '../../scripts/needed-modules.ts'
import { chunkOf } from '../../scripts/shared-chunks.ts'

describe('what a module needs', () => {
  const icons = Array.from('ABCDEFGHIJ', letter => `icons/Icon${letter}.mjs`)
  const source: Record<string, { code: string; importedIds: string[]; exports?: string[] }> = {
    'page.tsx': {
      code: 'export default () => IconB; lock(part)',
      importedIds: ['icons/index.mjs', 'part.ts'],
    },
    'part.ts': { code: 'signAway', importedIds: ['library.mjs', 'page.tsx'] },
    'icons/index.mjs': {
      code: [
        '"use client";',
        'export { index as icons };',
        ...icons.map(id => `export { default as X } from './${id}';`),
      ].join('\n'),
      importedIds: icons,
    },
    'library.mjs': { code: 'export const all = run()', importedIds: icons },
    ...Object.fromEntries(icons.map(id => [id, { code: '', importedIds: [], exports: ['default'] }])),
    'icons/IconC.mjs': { code: '', importedIds: [], exports: ['signAway', 'default'] },
  }
  const modules: Modules = id => {
    const { code, importedIds, exports } = source[id] as (typeof source)[string]
    return { code, importedIds, exports: exports ?? [], moduleSideEffects: false } as ReturnType<Modules>
  }
  const needed = neededModules(modules)

  test('of an index, only what the module names', () => {
    expect(needed('page.tsx')).toEqual(['icons/IconB.mjs', 'part.ts'])
  })

  test('all of a library that does something itself', () => {
    expect(needed('part.ts')).toEqual(['library.mjs', 'page.tsx'])
    expect([...reachedFrom(['page.tsx'], needed)]).toContain('icons/IconJ.mjs')
  })

  test('an index by the name of its file, and by the names that it exports', () => {
    const index: typeof source = {
      ...source,
      'part.ts': { code: 'signAway', importedIds: ['icons/index.mjs'] },
    }
    const read = neededModules(id => ({ ...modules(id), ...index[id] }) as ReturnType<Modules>)
    expect(read('part.ts')).toEqual(['icons/IconC.mjs'])
  })
})

describe('the chunk of a module', () => {
  const members = Array.from({ length: 20 }, (_, at) => `/_member/page${at}`)
  const offices = Array.from({ length: 40 }, (_, at) => `/admin/page${at}`)
  const chunk = (...by: string[]) => chunkOf(new Set(by), ['/_member', '/admin'])

  test.each([
    ['the sign-in page and another', ['/', '/register'], 'sign-in'],
    ['the sign-in page alone', ['/'], undefined],
    ['the frame of members and a page for everybody', ['/_member', '/proof'], 'page'],
    ['several pages for everybody', ['/register', '/proof', '/user', '/admin'], 'public'],
    ['one page for everybody and one of members', ['/register', '/_member/page1'], 'few'],
    ['one page for everybody', ['/register'], undefined],
    ['home and another page of members', ['/_member/dashboard', '/_member/page1'], 'home'],
    ['home alone', ['/_member/dashboard'], undefined],
    ['many pages of members', members.slice(0, 12), 'member'],
    ['some pages of members', members.slice(0, 11), undefined],
    ['the home of administrators and another of their pages', ['/admin/', '/admin/page1'], 'office'],
    ['many pages of administrators', offices.slice(0, 35), 'office'],
    ['some pages of administrators', offices.slice(0, 34), undefined],
  ])('that %s need', (_, by, name) => {
    expect(chunk(...by)).toBe(name)
  })
})
