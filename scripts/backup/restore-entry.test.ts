import { describe, expect, test } from 'vitest'
import { BackupRefused } from './archive.ts'
import { restoreEntry } from './restore-entry.ts'

/** Brings a table back into a platform that knows the table of members; nothing may ask its database or its files. */
const restored = (name: string) => {
  async function* rows() {
    yield Buffer.from('row\n')
  }
  const header = { kind: 'table', name, columns: ['hash'] } as const
  return restoreEntry({ header, parts: rows() }, {} as never, new Set(['private.members']), {} as never)
}

describe('an archive of a version that took more tables along', () => {
  test.each(['private.sign_in_alerts', 'private.sessions'])(
    'is restored without the rows of %s',
    async name => expect(await restored(name)).toBeUndefined(),
  )

  test('is refused by name for a table that this version does not have', async () =>
    expect(restored('private.unheard_of')).rejects.toThrow(
      new BackupRefused('There is no table private.unheard_of to restore into.'),
    ))
})
