import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { May } from '../../../parts/may.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { utcText } from '../../../parts/time.ts'
import { WaitingInside } from '../../../parts/waiting.tsx'

const POLL_MS = 2_000

const standingQuery = queryOptions({
  queryKey: ['liabilities-standing'],
  queryFn: () => callForOne('liabilities.standing'),
  refetchInterval: ({ state }) => (state.data?.asked_date ? POLL_MS : false),
})

/** When members' balances were last proven, and the button that asks for a proof now. */
export function ProveNow() {
  const { t } = useLingui()
  const words = useProblemWords()
  const query = useQuery(standingQuery)
  const ask = useSubmit((_: object, attempt) => callForOne('liabilities.proveNow', { attempt }))
  const standing = query.data
  return (
    <Panel
      title={t`Proof of liabilities`}
      aside={
        <May call="liabilities.proveNow">
          <Button
            size="sm"
            variant="default"
            onClick={() => ask.mutate({})}
            loading={ask.isPending}
            disabled={!standing || standing.asked_date !== null}
          >
            {t`Prove it now`}
          </Button>
        </May>
      }
    >
      {standing ? (
        <Standing asked={standing.asked_date} proven={standing.proven_date} events={standing.events} />
      ) : (
        <WaitingInside query={query} />
      )}
      {ask.isError && <Notice tone="wrong" title={words(problemOf(ask.error))} isUrgent />}
    </Panel>
  )
}

type StandingProps = { asked: string | null; proven: string | null; events: number }

function Standing({ asked, proven, events }: StandingProps) {
  const { t, i18n } = useLingui()
  const [count, provenAt, askedAt] = [i18n.number(events), proven && utcText(proven), asked && utcText(asked)]
  return (
    <>
      <p>
        {provenAt
          ? t`What we owe members was last proven on ${provenAt}, after ${count} events of the log.`
          : t`What we owe members has not been proven yet.`}
      </p>
      <p role="status" className="quiet">
        {askedAt && t`A proof was asked for on ${askedAt}. The workers begin it within ten seconds.`}
      </p>
    </>
  )
}
