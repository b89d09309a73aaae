import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const sources = globSync('**/*.{ts,tsx}', { cwd: web }).filter(file => !/\.test\.|^testing\//.test(file))

/** A form's own frame, or its own memory of whether it was submitted: both are `useForm`'s. */
const OF_ITS_OWN = /<form\b|\bisChecked\b/
const ownForms = sources.filter(file => OF_ITS_OWN.test(readFileSync(join(web, file), 'utf8')))

/** The files that may hold one, each with its reason. */
const MAY: Readonly<Record<string, string>> = {
  'features/chain/admin/addresses/member-book.tsx':
    'it looks a member up, and the browser itself refuses what is no e-mail address',
  'parts/form.tsx': 'it is the one form',
  'parts/money-flow/use-preview.ts': 'it is told by useForm whether the form was submitted',
  'parts/pager.tsx': 'it asks for a page of a list: nothing is checked, refused or sent',
  'parts/reason-field.tsx': 'the reason of a dialog that has no other field, and no form around it',
}

/** The files whose forms are still to become one; a line goes with its form. */
const NOT_YET = ['features/statement/admin/member-bill.tsx']

test('every form is drawn and checked by useForm and Form', () => {
  const may = [...Object.keys(MAY), ...NOT_YET]
  expect(ownForms.filter(file => !may.includes(file))).toEqual([])
})

test('no file stands among the exceptions that needs none', () => {
  expect(Object.keys(MAY).filter(file => !ownForms.includes(file))).toEqual([])
})
