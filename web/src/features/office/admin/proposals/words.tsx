import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { InState, type States } from '../../../../parts/lists/columns.tsx'
import { useActWords } from '../policy/act-words.ts'
import { PROPOSAL_KINDS } from './kinds.ts'

/** Where a proposal stands. */
export const PROPOSAL_STATES: States<wire.Proposal['status']> = {
  0: { state: 'waiting', name: msg`Waiting` },
  2: { state: 'waiting', name: msg`Being carried out` },
  1: { state: 'settled', name: msg`Carried out` },
  [-1]: { state: 'wrong', name: msg`Rejected` },
  [-2]: { state: 'reversed', name: msg`Withdrawn` },
  [-3]: { state: 'wrong', name: msg`Lapsed` },
}

/** A proposal's status with its colour. */
export const ProposalState = ({ status }: { status: wire.Proposal['status'] }) => (
  <InState {...PROPOSAL_STATES[status]} />
)

/** Subject of a proposal, in a few words. */
export function useSubject(): (proposal: wire.Proposal) => string {
  const { i18n } = useLingui()
  const act = useActWords()
  return proposal => i18n._(PROPOSAL_KINDS[proposal.kind].subject(proposal, { act }))
}
