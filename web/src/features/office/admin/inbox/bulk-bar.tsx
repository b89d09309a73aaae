import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { noteInBulk } from '../../../../client/decided.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { groupWhole } from '../../../../i18n/amount.ts'
import { isUncounted } from '../../../../parts/list-search.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { ReasonField, useReason } from '../../../../parts/reason-field.tsx'
import { decideInBulk } from './bulk-queries.ts'
import { BulkSums } from './bulk-sums.tsx'
import { bulkFilterOf, type InboxSearch } from './queries.ts'

type BarProps = {
  kind: wire.BulkKind
  /** The cases on screen, and those of them that are chosen. */
  rows: readonly wire.InboxCase[]
  chosen: readonly wire.InboxCase[]
  /** How many fit the filter, on all pages. */
  total: number
  search: InboxSearch
}

/** Decides the chosen cases, or all that fit the filter, with one reason. */
export function BulkBar({ kind, rows, chosen, total, search }: BarProps) {
  const { t } = useLingui()
  const [isAll, setAll] = useState(false)
  const [decision, setDecision] = useState<1 | -1>()
  const count = isAll ? total : chosen.length
  const shown = groupWhole(String(count))
  const isMore = isUncounted(total)
  const all = groupWhole(String(isMore ? total - 1 : total))
  const sums = <BulkSums kind={kind} search={search} isAll={isAll} cases={chosen} />
  if (decision !== undefined && count > 0)
    return (
      <Confirmation
        kind={kind}
        decision={decision}
        count={count}
        sums={sums}
        onBack={() => setDecision(undefined)}
        cases={isAll ? { filter: bulkFilterOf(search) } : { ids: chosen.map(({ id }) => id) }}
        seen={isAll ? rows : chosen}
      />
    )
  return (
    <div className="bulk-bar">
      <span className="figures">{t`${shown} chosen`}</span>
      <label className="row gap-6">
        <input type="checkbox" checked={isAll} onChange={event => setAll(event.currentTarget.checked)} />
        {isMore ? t`All, more than ${all} of this filter` : t`All ${all} of this filter`}
      </label>
      {sums}
      <span className="row wrap gap-8">
        <Button size="xs" disabled={count === 0} onClick={() => setDecision(1)}>
          {t`Approve…`}
        </Button>
        <Button size="xs" variant="default" disabled={count === 0} onClick={() => setDecision(-1)}>
          {t`Reject…`}
        </Button>
      </span>
    </div>
  )
}

type ConfirmationProps = {
  kind: wire.BulkKind
  decision: 1 | -1
  count: number
  /** Sums that the cases ask for together. */
  sums: ReactNode
  cases: { ids: string[] } | { filter: ReturnType<typeof bulkFilterOf> }
  /** Those of them that are on screen. */
  seen: readonly wire.InboxCase[]
  onBack: () => void
}

function Confirmation({ kind, decision, count, sums, cases, seen, onBack }: ConfirmationProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const navigate = useNavigate()
  const why = useReason()
  const send = useSubmit(decideInBulk, {
    onSuccess: ({ id: job }) => {
      noteInBulk(
        seen.map(({ id }) => id),
        job,
      )
      void navigate({ to: '/admin/bulk', search: { open: job } })
    },
  })
  const shown = groupWhole(String(count))
  const submit = () => {
    if (decision === -1 && !why.check()) return
    send.mutate({ kind, decision, ...cases, ...(why.text ? { reason: why.text } : {}) })
  }
  return (
    <div className="bulk-bar" data-step="confirm">
      {sums}
      <ReasonField
        field={why.field}
        label={decision === -1 ? t`Reason, as the member will read it` : t`Note, if any`}
        description={t`Each case is decided on its own, by the same rules as a single one. Those that may not be are refused, and the others go on.`}
        missing={t`Say why, in words the member can act on.`}
      />
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <span className="row wrap gap-8">
        <Button size="sm" loading={send.isPending} onClick={submit}>
          {decision === 1 ? t`Approve the chosen (${shown})` : t`Reject the chosen (${shown})`}
        </Button>
        <Button size="sm" variant="default" onClick={onBack} disabled={send.isPending}>
          {t`Back`}
        </Button>
      </span>
    </div>
  )
}
