import { useLingui } from '@lingui/react/macro'
import { ErrorState, Skeleton } from './list-states.tsx'
import { Panel } from './panel.tsx'
import { useStandingError } from './use-standing-error.ts'

type WaitingProps = { query: { readonly error: Error | null; readonly refetch: () => unknown } }

const SKELETON_WIDTHS = ['40%', '100%', '100%', '60%']

/** Stands inside a panel where something is still being asked for, or could not be had. */
export function WaitingInside({ query }: WaitingProps) {
  const { t } = useLingui()
  const { error, retry } = useStandingError(query)
  if (error) return <ErrorState error={error} onRetry={retry} />
  return (
    <div role="status" className="stack" style={{ paddingBlock: 8 }}>
      <span className="sr">{t`Loading`}</span>
      {SKELETON_WIDTHS.map((width, line) => (
        <Skeleton key={line} width={width} />
      ))}
    </div>
  )
}

/** As `WaitingInside`, in the place of a panel. */
export function Waiting({ query }: WaitingProps) {
  return (
    <Panel inset={query.error ? 'flush' : 'padded'}>
      <WaitingInside query={query} />
    </Panel>
  )
}
