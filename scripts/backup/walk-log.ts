import { createHash } from 'node:crypto'
import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import { type Checkpoint, leafHashOf } from '@strongroom/ledger/eventlog/seal'
import { type Break, timeOf, type Verified, verifyLog } from '@strongroom/ledger/eventlog/verify'
import { logInFile } from './log-file.ts'
import { RunningRoot } from './running-root.ts'

type Pages = AsyncIterable<readonly StoredEvent[]>

/** A log that was walked through. `sealedRoot` is that of the tree at the size of the checkpoint, if it got so far. */
export type Walked = Verified & {
  readonly root: string
  readonly sealedRoot: string | undefined
  readonly lastAt: string | null
}

/** Checks every chain, and makes the sealed tree's root, in one walk; events pass on to `also` as they come. */
export const walkLog = async (
  pages: Pages,
  {
    checkpoint,
    also = async () => {},
  }: {
    readonly checkpoint?: Pick<Checkpoint, 'size'> | undefined
    readonly also?: (page: readonly StoredEvent[]) => Promise<void>
  },
): Promise<Walked> => {
  const tree = new RunningRoot()
  let sealedRoot: string | undefined
  let last: StoredEvent | undefined
  async function* seen() {
    for await (const page of pages) {
      for (const event of page) {
        tree.add(leafOrNothing(event))
        if (tree.size === checkpoint?.size) sealedRoot = tree.root().toString('base64')
      }
      last = page.at(-1)
      await also(page)
      yield page
    }
  }
  const verified = await verifyLog(logInFile(seen()))
  return {
    ...verified,
    root: tree.root().toString('base64'),
    sealedRoot,
    lastAt: last ? (timeOf(last) ?? null) : null,
  }
}

/** An event without a hash has no leaf; the walk over the chains names it. */
const leafOrNothing = (event: StoredEvent): Buffer => {
  try {
    return leafHashOf(event)
  } catch {
    return createHash('sha256').digest()
  }
}

const words: Readonly<Record<Break['why'], string>> = {
  revision: 'does not follow the revision before it',
  'previous-hash': 'does not carry the hash of the event before it',
  hash: 'is not what its hash was made of',
  'no-hash': 'carries no hash',
}

/** The first break of a walk in words; nothing when every chain is whole. */
export const firstBreak = ({ breaks: [first] }: Verified): string | undefined =>
  first && `${first.stream} revision ${first.revision} ${words[first.why]}`
