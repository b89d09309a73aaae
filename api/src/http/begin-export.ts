import type { wire } from '@strongroom/shared'
import type { Reply } from '../command/replies.ts'
import type { AnyCall } from './call.ts'

type Asked = {
  readonly uid: string
  readonly params: Readonly<Record<string, string>>
  /** As it was sent: the job reads it by the list's schema again. */
  readonly filter: unknown
  readonly language: wire.Language | undefined
  readonly now: Date
}

/** Keeps a list of `total` rows to be made as a file by the workers, and answers with the id of the export. */
export type BeginExport = (call: AnyCall, asked: Asked, total: number) => Promise<Reply>
