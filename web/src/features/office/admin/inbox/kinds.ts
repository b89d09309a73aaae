import type { Complete, wire } from '@strongroom/shared'
import { may } from '../../../../client/may.ts'
import type { CaseKind } from '../../../../platform/cases/admin/case-kind.tsx'
import { caseKinds } from './case-kinds.gen.ts'

/** Every kind of cases; the compiler names one that no capability's `.case.tsx` has. */
export const KINDS: Complete<
  Exclude<wire.CaseKind, keyof typeof caseKinds>,
  { readonly [K in wire.CaseKind]: CaseKind }
> = caseKinds

const isKind = (kind: string): kind is wire.CaseKind => Object.hasOwn(KINDS, kind)

/** Whether the administrator may decide many cases of a kind at once, by the call that approves one. */
export const mayInBulk = (kind: string | undefined): kind is wire.BulkKind => {
  const bulk = kind !== undefined && isKind(kind) ? KINDS[kind].bulk : undefined
  return bulk !== undefined && may(bulk)
}
