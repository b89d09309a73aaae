import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { wire } from '@strongroom/shared'
import { expect, test } from 'vitest'
import { addressesIn } from '../../../scripts/addresses.ts'
import { REFERENCE_PLACES } from '../../features/catalogue/admin/kinds.ts'
import { menuFor } from '../../parts/places/navigation.ts'
import { ADMIN_MENU } from './admin-menu.ts'

const web = join(import.meta.dirname, '../..')
const sources = globSync('**/*.{ts,tsx}', { cwd: web })
  .filter(file => !/\.(test|gen)\.|^testing\/|(^|\/)addresses\.ts$/.test(file))
  .map(file => readFileSync(join(web, file), 'utf8'))
  .join('\n')

const addresses = addressesIn(web).flatMap(({ path, isFrame }) => (isFrame ? [] : [path]))

/** Addresses of the specification that lead on to another one, and those that stand in mails and messages. */
const leadOn = ['/admin/userkycs/list', '/notme', '/keepallowlist', '/confirm/$id']
/** As it stands, or made of its parameter: `/admin/sysconfigs/${name}`. */
const isNamed = (path: string) => {
  const made = path.includes('$') ? [`\`${path.split('$')[0]}\${`] : []
  return [`'${path}'`, `"${path}"`, `\`${path}\``, ...made].some(text => sources.includes(text))
}

test('some menu, link or step of the web client leads to every screen', () => {
  const ways = [...leadOn, ...REFERENCE_PLACES]
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter(path => !ways.includes(path) && !isNamed(path))).toEqual([])
})

/** Addresses of screens that are reached from another one only, or are an action of the search. */
const reachedElsewhere = ['/admin/bulk', '/admin/userkycs', '/admin/postings']

test('the search over everything finds every screen inside a place of the menu by its name', () => {
  const places = ADMIN_MENU.flatMap(group => group.places)
  const parts = places.flatMap(place => (place.parts ?? []).map(({ to }) => String(to)))
  const inside = places.flatMap(({ also = [] }) => also)
  expect(inside.length).toBeGreaterThan(30)
  expect(inside.filter(path => !parts.includes(path) && !reachedElsewhere.includes(path))).toEqual([])
})

test('only auditors and superadministrators are led to the looks at personal data', () => {
  const sees = (role: wire.Role) =>
    menuFor(ADMIN_MENU, role).some(({ places }) => places.some(({ to }) => to === '/admin/looks'))
  const roles = ['support', 'finance', 'operator', 'auditor', 'superadmin'] as const
  expect(roles.filter(sees)).toEqual(['auditor', 'superadmin'])
})
