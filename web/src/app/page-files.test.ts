import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { addressesIn, shownWith } from '../../scripts/addresses.ts'
import { createAppRouter } from './create-router.ts'

const found = addressesIn(join(import.meta.dirname, '..'))
const frames = found.filter(({ isFrame }) => isFrame).map(({ id }) => id)

test('the build knows each page’s address, and the frames around it, as the router does', () => {
  const router = createAppRouter(new QueryClient(), 'en', createMemoryHistory())
  const known = Object.entries(router.routesById).map(([id, { parentRoute }]) => [id, parentRoute?.id])
  const names = found.map(({ id }) => [id, shownWith(id, frames).at(-2) ?? '__root__'])
  expect(found.length).toBeGreaterThan(200)
  expect(Object.fromEntries(names)).toEqual(
    Object.fromEntries(known.filter(([, parent]) => parent !== undefined)),
  )
})

test('the build knows the script of each screen', () => {
  const router = createAppRouter(new QueryClient(), 'en', createMemoryHistory())
  const drawn = Object.entries<{ readonly options: object }>(router.routesById)
    .filter(([id, { options }]) => id !== '__root__' && 'component' in options)
    .map(([id]) => id)
  expect(found.flatMap(({ id, files }) => (files.length > 0 ? [id] : [])).toSorted()).toEqual(
    drawn.toSorted(),
  )
  expect(found.flatMap(({ files }) => files).filter(file => !existsSync(file))).toEqual([])
})
