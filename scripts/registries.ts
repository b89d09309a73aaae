import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registries } from './registries/registries.ts'
import { written } from './registries/registry.ts'
import { root } from './tool.ts'

// `npm run registries` writes the lists that name something of every capability; with `--check` it only compares them, as
// `npm run check` does.
const isCheck = process.argv.includes('--check')
const stale = registries.flatMap(registry => {
  const path = join(root, registry.file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const after = written(root, registry)
  if (before === after) return []
  if (!isCheck) writeFileSync(path, after)
  return [{ file: registry.file, lacks: beyond(after, before), has: beyond(before, after) }]
})

for (const { file, lacks, has } of stale) {
  console.log(isCheck ? `${file} is not as the folders are` : `${file} written`)
  for (const line of lacks) console.log(`  + ${line}`)
  for (const line of has) console.log(`  - ${line}`)
}
if (isCheck && stale.length > 0) console.log('Write them with `npm run registries`.')
else console.log(`${registries.length} registries are as the folders are`)
process.exitCode = isCheck && stale.length > 0 ? 1 : 0

/** The lines of a text that another one does not have. */
function beyond(text: string, other: string): readonly string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter(line => !known.has(line))
}
