import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '../../../../i18n/i18n.ts'
import { choicesOf } from './area-choices.ts'

afterEach(() => showLanguage('en'))

const codes = [
  { name: 'United States', code: '1' },
  { name: 'Germany', code: '+49' },
  { name: 'Canada', code: '+1' },
  { name: 'Satellite phone', code: '+881' },
]
const countries = [
  { name: 'United States', code: 'US' },
  { name: 'Germany', code: 'DE' },
]
const labels = () => choicesOf(codes, countries).map(({ label }) => label)

test('a code is one choice, also for several countries', () => {
  expect(labels()).toEqual(['United States, Canada +1', 'Germany +49', 'Satellite phone +881'])
})

test('countries the house has by their letters are called as the reader calls them, others as they were entered', async () => {
  await showLanguage('sc')
  expect(labels()).toEqual(['美国, Canada +1', '德国 +49', 'Satellite phone +881'])
})
