import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../../parts/facts.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { ProofLink } from '../../../../platform/cases/admin/proof-link.tsx'
import { CaseRisk } from '../../../../platform/cases/admin/screening/case-risk.tsx'
import { useScanCases } from '../../../../platform/cases/admin/screening/risk-words.ts'
import { wayToCase } from '../../../../platform/cases/admin/way-to-case.ts'
import { MemberLink } from '../../../../platform/members/admin/member-link.tsx'
import { useFieldWords } from './field-words.ts'
import { ProposalDecision } from './proposal-decision.tsx'
import { ProposalState } from './words.tsx'
import './proposals.css'

type Props = { proposal: wire.Proposal; onDecided: () => void }

/** A proposal: before and after side by side, its proposer, and the decision. */
export function ProposalDetail({ proposal, onDecided }: Props) {
  const { t } = useLingui()
  const { uid, username, status, reason, why } = proposal
  const file = proposal.kind === 'holding' ? (proposal.after ?? proposal.before)?.file : undefined
  return (
    <div className="case">
      <div className="stack gap-12 content-start min-0">
        <Comparison proposal={proposal} />
        <Facts
          rows={[
            uid !== null && { label: t`Member`, value: <MemberLink uid={uid} username={username} /> },
            { label: t`Proposed by`, value: `${proposal.proposed_by_name} · ${proposal.proposed_by}` },
            { label: t`Proposed`, value: <UtcTime at={proposal.created_date} /> },
            why !== null && { label: t`Why`, value: why },
            proposal.decided_by !== null && {
              label: t`Decided by`,
              value: `${proposal.decided_by_name} · ${proposal.decided_by}`,
            },
            reason !== null && { label: t`Because`, value: reason },
            typeof file === 'string' && { label: t`File that shows it`, value: <ProofLink id={file} /> },
            proposal.kind === 'risk-release' && { label: t`Case`, value: <RiskyCase proposal={proposal} /> },
          ]}
        />
        {proposal.kind === 'risk-release' && <CaseRisk id={proposal.subject} />}
      </div>
      {status === 0 ? (
        <ProposalDecision proposal={proposal} onDecided={onDecided} />
      ) : (
        <ProposalState status={status} />
      )}
    </div>
  )
}

/** The case that a release of its risk is about. */
function RiskyCase({ proposal: { subject: id, uid, after } }: Pick<Props, 'proposal'>) {
  const cases = useScanCases()
  const kind = after?.screened === 'chain-send' ? 'chain-send' : 'top-up'
  const way = wayToCase({ id, uid, case_kind: kind, waits: 0 })
  return (
    <Link to={way.to} search={way.search ?? {}} className="row-link">
      {cases[kind]}
    </Link>
  )
}

/** Every field that the change is about; what differs stands out, by a mark and not by a colour alone. */
function Comparison({ proposal }: { proposal: wire.Proposal }) {
  const { t } = useLingui()
  const words = useFieldWords()
  const { before, after } = proposal
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    name => (name !== 'reason' || proposal.why === null) && (name !== 'file' || proposal.kind !== 'holding'),
  )
  const textOf = (fields: wire.Proposal['before'], name: string) =>
    shown(words.value(proposal, name, fields?.[name], fields?.currency))
  return (
    <table className="comparison">
      <caption className="sr">{t`Before and after`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Field`}</th>
          <th scope="col">{t`Before`}</th>
          <th scope="col">{t`After`}</th>
        </tr>
      </thead>
      <tbody>
        {names.map(name => {
          const [old, next] = [textOf(before, name), textOf(after, name)]
          return (
            <tr key={name} data-differs={old !== next}>
              <th scope="row">{words.name(proposal, name)}</th>
              <td>{old}</td>
              <td>{old === next ? next : <ins>{next}</ins>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '—'
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join('\n') : '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
