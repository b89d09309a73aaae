import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { may } from '../../../../client/may.ts'
import { problemOf } from '../../../../client/problem.ts'
import { useProblemWords } from '../../../../client/problem-words.ts'
import { useSubmit } from '../../../../client/submit.ts'
import { Notice } from '../../../../parts/notice.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { caseRiskQuery, screenAgain } from './queries.ts'
import { useRiskWords, useScanKinds } from './risk-words.ts'
import { Score } from './score.tsx'

/** The screening service's answer on a case: score, reasons and source of each address and TXID; or that nothing is screened. */
export function CaseRisk({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(caseRiskQuery(id))
  if (!query.data) return <WaitingInside query={query} />
  const { service, scans, limit, transaction } = query.data
  return (
    <section className="case-timeline mt-16">
      <h3>{t`Risk screening`}</h3>
      {transaction === 'unknown' && (
        <Notice tone="wrong" title={t`No service knows this transaction`}>
          {t`Neither the screening nor the custody has seen this TXID. Look it up on the chain before you credit it.`}
        </Notice>
      )}
      {service === 'none' && (
        <p className="quiet">{t`No screening service is connected, so nothing is screened.`}</p>
      )}
      {service !== 'none' && scans.length === 0 && <p className="quiet">{t`Not screened yet.`}</p>}
      <ol>
        {scans.map(scan => (
          <Scan key={scan.id} scan={scan} limit={limit} />
        ))}
      </ol>
      {service !== 'none' && may('chain.screenAgain') && <AskAgain id={id} />}
    </section>
  )
}

function Scan({ scan, limit }: { scan: wire.CaseRisk['scans'][number]; limit: number }) {
  const { t } = useLingui()
  const kinds = useScanKinds()
  const words = useRiskWords()
  const { kind, value, risks, source, answered_date } = scan
  return (
    <li>
      <span className="row wrap gap-2-14">
        <span>{kinds[kind]}</span>
        <Score {...scan} limit={limit} />
      </span>
      <span className="mono quiet break-anywhere">{value}</span>
      {answered_date && (
        <span className="quiet">
          {risks.length > 0 && <>{words(risks)} · </>}
          {source === 'demo' ? t`Demo list, asks no chain` : t`Screening service`} ·{' '}
          <UtcTime at={answered_date} />
        </span>
      )}
    </li>
  )
}

function AskAgain({ id }: { id: string }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const queries = useQueryClient()
  const send = useSubmit(screenAgain, {
    onSuccess: () => void queries.invalidateQueries(caseRiskQuery(id)),
  })
  return (
    <div className="stack tight" style={{ marginTop: 10 }}>
      {send.isError && <Notice tone="wrong" title={words(problemOf(send.error))} isUrgent />}
      <div>
        <Button variant="default" size="xs" loading={send.isPending} onClick={() => send.mutate({ id })}>
          {t`Ask again`}
        </Button>
      </div>
    </div>
  )
}
