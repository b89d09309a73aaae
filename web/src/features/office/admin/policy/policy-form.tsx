import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../../../client/submit.ts'
import { NumberField } from '../../../../parts/number-field.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { ReasonField, useReason } from '../../../../parts/reason-field.tsx'
import { WaitsForSecond } from '../../../../platform/cases/admin/waits-for-second.tsx'
import { useRoleWords } from '../../../../platform/members/admin/role-words.ts'
import { useAloneWords } from './act-words.ts'
import { proposePolicy } from './queries.ts'

/** Another policy for one kind of act: what would hold stands beside what holds, before it is proposed. */
export function PolicyForm({ policy }: { policy: wire.Policy }) {
  const { t } = useLingui()
  const aloneWords = useAloneWords()
  const { act, of, usual } = policy
  const [alone, setAlone] = useState(policy.own === 1 ? policy.alone : '')
  const [proposers, setProposers] = useState<string[]>(policy.proposers)
  const [deciders, setDeciders] = useState<string[]>(policy.deciders)
  const why = useReason()
  const send = useSubmit(proposePolicy)
  const then = aloneWords({ of, alone: alone === '' ? usual : alone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!why.check()) return
    const limit = of === 'nothing' || alone === '' ? null : alone
    send.mutate({ act, alone: limit, proposers, deciders, reason: why.text })
  }
  if (send.data?.proposal) return <WaitsForSecond />
  return (
    <form onSubmit={submit} className="policy-form stack">
      <AloneField of={of} usual={usual} alone={alone} onChange={setAlone} />
      <Roles label={t`Asked for by`} most={policy.most_proposers} value={proposers} onChange={setProposers} />
      <Roles label={t`Decided by`} most={policy.most_deciders} value={deciders} onChange={setDeciders} />
      {then !== aloneWords(policy) && <Change then={then} now={aloneWords(policy)} />}
      <ReasonField
        field={why.field}
        label={t`Reason`}
        description={t`Kept in the audit trail for good. Name no other person in it.`}
      />
      <ProblemNotice of={send.error} />
      <div>
        <Button type="submit" loading={send.isPending}>
          {t`Propose to another superadministrator`}
        </Button>
      </div>
    </form>
  )
}

type RolesProps = {
  label: string
  most: readonly string[]
  value: string[]
  onChange: (roles: string[]) => void
}

/** The roles of an act. Superadministrators stay among them, so that no act is left without a decider. */
function Roles({ label, most, value, onChange }: RolesProps) {
  const words = useRoleWords()
  return (
    <Checkbox.Group label={label} value={value} onChange={onChange}>
      <div className="row wrap" style={{ gap: 16 }}>
        {most.map(role => (
          <Checkbox key={role} value={role} label={words(role)} disabled={role === 'superadmin'} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

type AloneFieldProps = {
  of: wire.Policy['of']
  usual: string
  alone: string
  onChange: (alone: string) => void
}

function AloneField({ of, usual, alone, onChange }: AloneFieldProps) {
  const { t } = useLingui()
  const labels = {
    amount: t`Alone, USDC a day`,
    share: t`Alone, as a share`,
    level: t`Alone, up to VIP level`,
  }
  return (
    of !== 'nothing' && (
      <NumberField
        label={labels[of]}
        description={t`0 always takes two; nothing follows the general setting, ${usual}.`}
        value={alone}
        onChange={onChange}
      />
    )
  )
}

function Change({ then, now }: { then: string; now: ReactNode }) {
  const { t } = useLingui()
  return (
    <dl className="policy-change">
      <dt>{t`Now`}</dt>
      <dd>{now}</dd>
      <dt>{t`Then`}</dt>
      <dd>
        <ins>{then}</ins>
      </dd>
    </dl>
  )
}
