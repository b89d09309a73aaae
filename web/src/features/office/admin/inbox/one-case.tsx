import type { wire } from '@strongroom/shared'
import type { OneCaseProps } from '../../../../platform/cases/admin/case-kind.tsx'
import { KINDS } from './kinds.ts'

/** A case of any kind with its evidence and the decision, as its own list shows it. */
export function OneCase({ kind, ...one }: OneCaseProps & { kind: wire.CaseKind }) {
  const { One } = KINDS[kind]
  return <One {...one} />
}
