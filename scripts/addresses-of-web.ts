import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tool.ts'

/** Every address of the web client, as its capabilities declare them; frames around pages are none. */
export const addressesOfWeb = (): readonly string[] =>
  globSync('web/src/{app,features/*}/addresses.ts', { cwd: root })
    .flatMap(file => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:at|openAt|movedAt)\(\s*'(\/[^']*)'/g),
    ])
    .flatMap(([, path]) => path ?? [])
    .toSorted()
