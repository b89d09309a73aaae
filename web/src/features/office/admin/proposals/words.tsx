import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { proposalStates } from '@strongroom/shared/words/office/state'
import { InState, REVIEWED, statesOf } from '../../../../parts/lists/columns.tsx'
import { useActWords } from '../policy/act-words.ts'
import { PROPOSAL_KINDS } from './kinds.ts'

/** Where a proposal stands. */
export const PROPOSAL_STATES = statesOf(proposalStates, {
  ...REVIEWED,
  2: 'waiting',
  [-2]: 'reversed',
  [-3]: 'wrong',
})

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
