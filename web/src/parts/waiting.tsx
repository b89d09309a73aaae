import { ErrorFace, Skeleton } from './faces.tsx'
import { Panel } from './panel.tsx'

type WaitingProps = { query: { readonly error: Error | null; readonly refetch: () => unknown } }

/** Stands where something is still being asked for, or could not be had. */
export function Waiting({ query: { error, refetch } }: WaitingProps) {
  if (!error)
    return (
      <Panel>
        <Skeleton width="60%" />
      </Panel>
    )
  return (
    <Panel inset="flush">
      <ErrorFace error={error} onRetry={() => void refetch()} />
    </Panel>
  )
}
