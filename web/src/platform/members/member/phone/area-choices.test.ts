import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '../../../../i18n/i18n.ts'
import { choicesOf, inOrder, shownFor } from './area-choices.ts'

afterEach(() => showLanguage('en'))

const codes = [
  { name: 'United States', code: '1' },
  { name: 'Germany', code: '+49' },
  { name: 'Canada', code: '+1' },
  { name: 'Satellite phone', code: '+881' },
]
const countries = [
  { name: 'United States', code: 'US' },
  { name: 'Canada', code: 'CA' },
  { name: 'Germany', code: 'DE' },
]
const choices = () => choicesOf(codes, countries)
const labels = () => inOrder(choices()).map(({ label }) => label)

test('each country is a choice of its own, in the order of the alphabet', () => {
  expect(labels()).toEqual(['Canada +1', 'Germany +49', 'Satellite phone +881', 'United States +1'])
})

test('countries the house has by their letters are called as the reader calls them, others as they were entered', async () => {
  await showLanguage('sc')
  expect([...labels()].sort()).toEqual(['Satellite phone +881', '加拿大 +1', '德国 +49', '美国 +1'])
})

test('a country entered by its name and by its letters is one choice', () => {
  const twice = [...codes, { name: 'DE', code: '49' }, { name: 'CA', code: '+1' }]
  expect(choicesOf(twice, countries)).toEqual(choices())
})

test('a code that several share is shown for the chosen country, else for the one that is best known for it', () => {
  expect(shownFor('+1', 'CA', choices())?.label).toBe('Canada +1')
  expect(shownFor('+1', undefined, choices())?.label).toBe('United States +1')
  expect(shownFor('+1', 'DE', choices())?.label).toBe('United States +1')
  expect(shownFor('+7', undefined, choices())).toBeUndefined()
})
