import { createHash } from 'node:crypto'
import { type AnyContract, contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { begun, refused } from '../command/replies.ts'
import type { BeginExport } from '../http/begin-export.ts'
import { fileNameOf, nameOf } from '../http/csv-list.ts'
import { exportLimits } from '../vault/exports.ts'
import type { Stores } from '../vault/stores.ts'

/** Keeps a list to be made as a file by the workers, and answers with the id of the export. */
export const beginExport =
  (exports: Pick<Stores['exports'], 'keep'>): BeginExport =>
  async (call, { uid, params, filter, language = null, now }, total) => {
    const { page: _, limit: __, ...asked } = filter as Readonly<Record<string, unknown>>
    const what = [call.path, params, Object.entries(asked).toSorted(), language]
    const id = await exports.keep({
      uid,
      params,
      language,
      path: call.path,
      filter: asked,
      file_name: fileNameOf(nameOf(call), now),
      digest: createHash('sha256').update(JSON.stringify(what)).digest('hex'),
    })
    if (id) return begun({ id, rows: total } satisfies wire.BegunExport)
    return refused(
      'TOO_MANY_EXPORTS',
      msg`You have as many waiting exports as one administrator may have: wait for one, or remove one`,
      { most: String(exportLimits.waiting) },
    )
  }

const declared: readonly AnyContract[] = Object.values(contract).flatMap(group =>
  Object.values<AnyContract>(group),
)

/** The contract of a call by its name, such as `topUp.all`. */
export const contractNamed = (name: string): AnyContract | undefined => {
  const [area = '', call = ''] = name.split('.')
  const calls = Object.entries(contract).find(([each]) => each === area)?.[1]
  return calls && Object.entries<AnyContract>(calls).find(([each]) => each === call)?.[1]
}

/** The contract of a list by its path; nothing when a newer version has it no more. */
export const contractOf = (path: string): AnyContract | undefined =>
  declared.find(call => call.method === 'GET' && call.path === path)
