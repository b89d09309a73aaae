import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { counterfactualQuery, counterfactualsQuery, stopCounterfactual } from './counterfactual-queries.ts'

/** Ends a run that is not needed any more, so that the next waiting run begins. */
export function StopRun({ id }: { id: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: () => stopCounterfactual(id),
    onSuccess: async () => {
      await client.invalidateQueries(counterfactualsQuery)
      await client.invalidateQueries(counterfactualQuery(id))
    },
  })
  return (
    <div className="stack gap-8 items-start">
      <Button variant="default" size="sm" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t`Stop`}
      </Button>
      <ProblemNotice of={stop.error} />
    </div>
  )
}
