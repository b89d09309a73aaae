import { parseNote, parseVerifierKey } from '@strongroom/ledger/eventlog/seal'
import { ask, type Db } from '../queries/ask.ts'
import type { SealFault } from './fault.ts'
import { lastPublished } from './sign.ts'
import { readTree } from './tables.ts'

/** A witness as far as it is known here; `error` says why it has not cosigned the last checkpoint. */
export type WitnessStanding = {
  readonly name: string
  readonly size: number
  readonly cosignedAt: string | null
  readonly error: string | null
}

/** How the seal stands. Sizes count events, times are ISO in UTC. */
export type SealStanding = {
  /** In the tree, and in the last checkpoint that is shown. */
  readonly size: number
  readonly publishedSize: number
  readonly publishedAt: string | null
  /** Cosignatures on the last checkpoint. */
  readonly cosignatures: number
  /** When all that was sealed was last held against the log, and how much that was. */
  readonly checkedSize: number
  readonly checkedAt: string | null
  readonly fault: SealFault | null
  readonly faultAt: string | null
  readonly witnesses: readonly WitnessStanding[]
}

/** How the seal stands; nothing where the database is older than the seal. */
export const sealStanding = async (db: Db): Promise<SealStanding | undefined> => {
  const [there] = await ask<{ there: boolean }>(db, `select to_regclass('seal.tree') is not null as there`)
  if (!there?.there) return undefined
  const [tree, last, witnesses] = [await readTree(db), await lastPublished(db), await listWitnesses(db)]
  const { size, checkedSize, checkedAt, fault, faultAt } = tree
  return {
    size,
    checkedSize,
    checkedAt,
    fault,
    faultAt,
    witnesses,
    publishedSize: last?.size ?? 0,
    publishedAt: last?.signedAt ?? null,
    cosignatures: last ? cosignaturesOn(last) : 0,
  }
}

const cosignaturesOn = ({ note, vkey }: { note: string; vkey: string }): number => {
  const own = parseVerifierKey(vkey)
  return parseNote(note).signatures.filter(({ name, id }) => name !== own.name || id !== own.id).length
}

const listWitnesses = (db: Db): Promise<readonly WitnessStanding[]> =>
  ask<WitnessStanding>(
    db,
    'select name, size, cosigned_at as "cosignedAt", error from seal.witnesses order by name',
  )
