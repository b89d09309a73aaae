import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyContract, contract, searchedBy } from '@strongroom/shared'
import { expect, test } from 'vitest'

const features = join(import.meta.dirname, '../../..')

const callNamed = (name: string): AnyContract | undefined => {
  const [group = '', call = ''] = name.split('.')
  const calls: Readonly<Record<string, Readonly<Record<string, AnyContract>>>> = contract
  return calls[group]?.[call]
}
/** The fields by which a list is searched, as its call declares; nothing of what is no such list. */
const searchedIn = (name: string): readonly string[] => {
  const path = callNamed(name)?.path.replace('/{json}', '').replace(/\/S$/, '')
  const fields = path === undefined ? undefined : searchedBy[path]
  return typeof fields === 'object' ? fields : []
}

/** Screens of administrators that search, with what they say is searched and the lists that they ask. */
const screens = globSync('*/admin/**/*.tsx', { cwd: features })
  .filter(file => !file.includes('.test.'))
  .map(file => ({ file, text: readFileSync(join(features, file), 'utf8') }))
  .map(({ file, text }) => ({
    file,
    labels: [...text.matchAll(/(?:t|msg)`(Search [^`]+)`/g)].map(([, label = '']) => label),
    fields: [...text.matchAll(/'([a-z]\w*\.\w+)'/g)].flatMap(([, name = '']) => searchedIn(name)),
  }))
  .filter(({ labels, fields }) => labels.length > 0 && fields.length > 0)

test('a list that finds members by name and e-mail says so, in one wording', () => {
  expect(screens.length).toBeGreaterThan(10)
  const silent = screens.flatMap(({ file, labels, fields }) =>
    ['username', 'email', 'uid'].every(field => fields.includes(field)) &&
    !labels.some(label => label.startsWith('Search name, e-mail, user ID'))
      ? [`${file}: ${labels.join(' | ')}`]
      : [],
  )
  expect(silent).toEqual([])
})
