import { CaseTimeline } from './case-timeline.tsx'
import { MemberCases } from './member-cases.tsx'

/** The parts below a case and its decision: the member's other cases, where it is a member's, and its own events. */
export const CaseAround = ({ id, uid }: { id: string; uid?: string | null | undefined }) => (
  <>
    {uid && <MemberCases uid={uid} besides={id} />}
    <CaseTimeline id={id} />
  </>
)
