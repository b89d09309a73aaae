import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const routes = join(import.meta.dirname, '../routes')

// The router loads a screen when it is asked for, but the rest of a route file with the first page of all: a function taken
// from the file of a screen brings the whole screen along.
test('Route files take nothing but components from the files of screens', () => {
  const files = globSync('**/*.tsx', { cwd: routes })
  expect(files.length).toBeGreaterThan(50)
  const others = files.flatMap(file => {
    const text = readFileSync(join(routes, file), 'utf8')
    return [...text.matchAll(/import \{([^}]*)\} from '[^']*\/(?:features|platform)\/[^']*\.tsx'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map(name => name.trim())
      .filter(name => name && !name.startsWith('type ') && !/^[A-Z]/.test(name))
      .map(name => `${file}: ${name}`)
  })
  expect(others).toEqual([])
})
