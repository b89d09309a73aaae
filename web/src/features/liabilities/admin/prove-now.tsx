import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { oneQueryOf } from '../../../client/query-of.ts'
import { useSubmit } from '../../../client/submit.ts'
import { utcText } from '../../../i18n/time.ts'
import { May } from '../../../parts/may.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { ProofProgress } from './proof-progress.tsx'

const POLL_MS = 2_000

const standingQuery = oneQueryOf('liabilities.standing', undefined, {
  refetchInterval: ({ state }) => (state.data?.asked_date || state.data?.progress ? POLL_MS : false),
})

/** When members' balances were last proven, and the button that asks for a proof now. */
export function ProveNow() {
  const { t } = useLingui()
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
        <>
          <Standing standing={standing} />
          {standing.progress && <ProofProgress progress={standing.progress} />}
        </>
      ) : (
        <WaitingInside query={query} />
      )}
      <ProblemNotice of={ask.error} />
    </Panel>
  )
}

function Standing({ standing }: { standing: wire.LiabilitiesStanding }) {
  const { t, i18n } = useLingui()
  const { asked_date: asked, proven_date: proven, events, progress } = standing
  const [count, provenAt, askedAt] = [i18n.number(events), proven && utcText(proven), asked && utcText(asked)]
  return (
    <>
      <p>
        {provenAt
          ? t`What we owe members was last proven on ${provenAt}, after ${count} events of the log.`
          : t`What we owe members has not been proven yet.`}
      </p>
      <p role="status" className="quiet">
        {askedAt &&
          !progress &&
          t`A proof was asked for on ${askedAt}. The workers begin it within ten seconds.`}
      </p>
    </>
  )
}
