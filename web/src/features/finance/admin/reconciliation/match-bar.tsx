import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { announce } from '../../../../client/announce.ts'
import { call } from '../../../../client/call.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'

type MatchBarProps = { statement: string; items: readonly string[]; onDone: () => void }

/** The items that were chosen, of whatever page, to be matched with one another. */
export function MatchBar({ statement, items, onDone }: MatchBarProps) {
  const { t } = useLingui()
  const match = useSubmit(
    (chosen: string[], attempt) =>
      call('finance.matchItems', { body: { statement, items: chosen }, attempt }),
    {
      onSuccess: () => {
        announce(t`The items are matched.`)
        onDone()
      },
    },
  )
  const count = items.length
  return (
    <div className="stack" style={{ gap: 8, padding: '8px 20px' }}>
      <div className="row wrap gap-10">
        <span className="figures">{t`${count} chosen`}</span>
        <Button
          size="xs"
          disabled={count < 2}
          loading={match.isPending}
          onClick={() => match.mutate([...items])}
        >
          {t`Match them`}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>{t`Choose none`}</Button>
      </div>
      <ProblemNotice of={match.error} />
    </div>
  )
}
