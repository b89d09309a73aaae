import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconLink, IconLinkOff, IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { groupWhole } from '../i18n/amount.ts'
import { proofQuery } from './proof-query.ts'
import './parts.css'
import { useAge } from '../i18n/time.ts'
import { useNow } from './use-countdown.ts'
import { useDifferenceWords } from './use-difference-words.ts'

const OLD_MS = 60_000

type ProofState = 'equal' | 'old' | 'differs' | 'unknown'
type ChainState = 'whole' | 'broken' | 'unknown'

/** How much the last proof still says at `nowMs`. */
export function proofState(proof: wire.Proof | undefined, nowMs: number): ProofState {
  if (!proof) return 'unknown'
  if (!proof.equal) return 'differs'
  return nowMs - Date.parse(proof.checked_date) > OLD_MS ? 'old' : 'equal'
}

/** State of the log's own chains of hashes, by the last proof. */
export const chainState = (proof: wire.Proof | undefined): ChainState =>
  !proof ? 'unknown' : proof.chain.whole ? 'whole' : 'broken'

/** Whether nothing that pays out is decided now: books differ, or the log is not as it was written or sealed. */
export const isUnsound = (proof: wire.Proof | undefined): boolean =>
  proof !== undefined && !(proof.equal && proof.chain.whole && proof.views.equal && !proof.seal?.stopped)

/** Whether nothing else speaks against the balances than that they are made anew, as after the log has moved. */
const isRebuilding = ({ equal, differences, more }: wire.Proof): boolean =>
  !equal && more === 0 && differences.every(({ kind }) => kind === 'rebuilding')

/** How many events what balances are made anew of holds, and of how many: of the part that has the fewest. */
const madeAnew = (proof: wire.Proof | undefined): readonly [made: string, all: string] => {
  const each = proof?.differences.map(({ shown, log }) => [Number(shown), Number(log)] as const) ?? []
  const [made, all] = each.toSorted(([one], [other]) => one - other)[0] ?? [0, 0]
  return [groupWhole(String(made)), groupWhole(String(all))]
}

/** A log position as people count: `00000000000000018204` as `18,204`. */
export const eventNumber = (position: string): string =>
  groupWhole(position.split('/')[0]?.replace(/^0+(?=\d)/, '') || '0')

const ICONS = {
  equal: IconShieldCheck,
  old: IconShieldCheck,
  differs: IconShieldX,
  unknown: IconShieldQuestion,
  whole: IconLink,
  broken: IconLinkOff,
}

/** So many differences are shown under the line; `status` lists all of them. */
const MOST_SHOWN = 3

/**
 * Always in sight where money is: what the books say about themselves. A member reads one line, and by pressing it the two
 * statements behind it, about balances and about the log; anything wrong is never folded away. `isWhole` shows them at once;
 * `isBrief` leaves the differences to the screen that lists them.
 */
export function ProofLine({ isWhole = false, isBrief = false }: { isWhole?: boolean; isBrief?: boolean }) {
  const { data } = useQuery(proofQuery)
  const { t } = useLingui()
  const now = useNow(true)
  const age = useAge()
  const proof = data ?? undefined
  const state = proofState(proof, now)
  if (isWhole || !proof || state === 'differs' || isUnsound(proof))
    return <ProofLines proof={proof} isBrief={isBrief} />
  const since = age(Date.parse(proof.checked_date), now)
  return (
    <details className="proof-folded">
      <summary>
        <Line state={state} words={t`Balances checked`} since={since} />
      </summary>
      <ProofLines proof={proof} />
    </details>
  )
}

function ProofLines({ proof, isBrief = false }: { proof: wire.Proof | undefined; isBrief?: boolean }) {
  return (
    <div className="proof-lines">
      <BalancesLine proof={proof} />
      {proof && <ChainLine proof={proof} />}
      {proof && <ViewsLine views={proof.views} />}
      {proof?.seal && <SealLine seal={proof.seal} />}
      {proof && !isBrief && <Differences proof={proof} />}
    </div>
  )
}

type LineProps = { state: ProofState | ChainState; words: string; since: string | undefined }

function Line({ state, words, since }: LineProps) {
  const { t } = useLingui()
  const Icon = ICONS[state]
  return (
    <div className="proof" data-state={state}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span className="figures wraps">{words}</span>
      {since !== undefined && <span className="proof-age figures">{t`${since} ago`}</span>}
    </div>
  )
}

function BalancesLine({ proof }: { proof: wire.Proof | undefined }) {
  const { t } = useLingui()
  const age = useAge()
  const now = useNow(true)
  const state = proofState(proof, now)
  const event = groupWhole(String(proof?.number ?? 0))
  const [made, all] = madeAnew(proof)
  const words = {
    equal: t`Balances equal the log up to event ${event}`,
    old: t`Balances equal the log up to event ${event}`,
    differs: t`The books differ from the log. We have been told.`,
    unknown: t`Balances are being compared with the log`,
  }
  const since = proof && age(Date.parse(proof.checked_date), now)
  if (proof && isRebuilding(proof))
    return (
      <Line
        state="unknown"
        words={t`Balances are being built again: ${made} of ${all} events`}
        since={since}
      />
    )
  return <Line state={state} words={words[state]} since={since} />
}

function ChainLine({ proof }: { proof: wire.Proof }) {
  const { t } = useLingui()
  const age = useAge()
  const now = useNow(true)
  const event = groupWhole(String(proof.chain.number))
  const words = proof.chain.whole
    ? t`The log's chain is whole up to event ${event}, all of it checked`
    : t`The log is not as it was written. We have been told.`
  return (
    <Line state={chainState(proof)} words={words} since={age(Date.parse(proof.chain.checked_date), now)} />
  )
}

/** Every row that is shown, compared with what the log makes: in turn, so the time is that of the one that waits longest. */
function ViewsLine({ views }: { views: wire.Proof['views'] }) {
  const { t } = useLingui()
  const age = useAge()
  const now = useNow(true)
  const since = views.checked_date ? age(Date.parse(views.checked_date), now) : undefined
  if (!views.equal)
    return (
      <Line state="differs" words={t`What is shown differs from the log. We have been told.`} since={since} />
    )
  if (views.skipped)
    return (
      <Line
        state="old"
        words={plural(views.skipped, {
          one: '# event is left out of what is shown, as administrators have decided',
          other: '# events are left out of what is shown, as administrators have decided',
        })}
        since={since}
      />
    )
  return views.checked_date ? (
    <Line state="equal" words={t`All records equal the log, each compared in turn`} since={since} />
  ) : (
    <Line state="unknown" words={t`Records are being compared with the log`} since={undefined} />
  )
}

/** For administrators: up to where the log is sealed, and whether it still is. */
function SealLine({ seal }: { seal: wire.SealState }) {
  const { t } = useLingui()
  const age = useAge()
  const now = useNow(true)
  const event = groupWhole(String(seal.number))
  const since = seal.sealed_date ? age(Date.parse(seal.sealed_date), now) : undefined
  if (seal.stopped)
    return (
      <Line
        state="broken"
        words={t`Sealing has stopped at event ${event}: the log is not as it was sealed`}
        since={since}
      />
    )
  return seal.number > 0 ? (
    <Line state="whole" words={t`The log is sealed up to event ${event}`} since={since} />
  ) : (
    <Line state="unknown" words={t`The log is not sealed yet`} since={undefined} />
  )
}

/** Where the difference is: shown to administrators only. */
function Differences({ proof }: { proof: wire.Proof }) {
  const { t } = useLingui()
  const words = useDifferenceWords()
  if (proof.differences.length === 0) return null
  const shown = proof.differences.slice(0, MOST_SHOWN)
  const rest = proof.differences.length - shown.length + proof.more
  return (
    <ul className="proof-differences figures">
      {shown.map(each => (
        <li key={`${each.view} ${each.kind} ${each.key}`}>{words(each)}</li>
      ))}
      {rest > 0 && <li>{t`${rest} more`}</li>}
    </ul>
  )
}
