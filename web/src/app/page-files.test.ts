import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { addressOf, shownWith } from '../../scripts/page-files.ts'
import { createAppRouter } from './create-router.ts'

const routes = join(import.meta.dirname, 'routes')
const names = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx') && !name.includes('.test.') && name !== '__root.tsx')
  .map(name => name.replace(/\.tsx$/, ''))

test('the build knows each page’s address, and the frames around it, as the router does', () => {
  const router = createAppRouter(new QueryClient(), 'en', createMemoryHistory())
  const known = Object.entries(router.routesByPath).map(([path, route]) => {
    const frames = []
    for (let frame = route.parentRoute; frame?.parentRoute; frame = frame.parentRoute) frames.push(frame.id)
    return [path.replace(/(.)\/$/, '$1'), frames.length]
  })
  const found = new Map<string, number>()
  for (const name of names) {
    const frames = shownWith(name, names).length - 1
    found.set(addressOf(name), Math.max(frames, found.get(addressOf(name)) ?? 0))
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known))
})
