import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const src = join(import.meta.dirname, '../..')

/** The ways to submit something, or to go from step to step towards it. */
const SUBMITS = /<form\b|<SecretFlow\b|\buse(?:Form|Submit|Step|CodeFlow)\b[^'"]*\(/

/** Paths of the screens below a shelf, as seen from the folder of the capabilities. */
const below = (shelf: string): string[] =>
  readdirSync(join(src, shelf), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map(path => (shelf === 'features' ? path : join('..', shelf, path)))

/** Files in which something is submitted, of administrators or of everybody else. */
export const submittingFiles = (whose: 'office' | 'members'): string[] =>
  ['features', 'platform', 'parts', 'app']
    .flatMap(below)
    .filter(path => path.includes('/admin/') === (whose === 'office'))
    .filter(path => SUBMITS.test(readFileSync(join(src, 'features', path), 'utf8')))
    .sort()
