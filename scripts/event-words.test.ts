import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { facts } from '@strongroom/ledger'
import { expect, test } from 'vitest'

// The screens may not know the ledger, so that nobody else sees a fact they have no name for.
test('every fact of the log has a name on the screens, and no other', () => {
  const file = join(import.meta.dirname, '../web/src/features/audit/admin/event-types.ts')
  const named = [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): msg\(/gm)].map(([, type]) => type)
  expect(named.sort()).toEqual(Object.keys(facts).sort())
})
