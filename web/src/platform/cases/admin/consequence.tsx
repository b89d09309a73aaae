import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { ReactNode } from 'react'
import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { movedBy } from '../../../client/following.ts'
import type { Problem } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { isZero } from '../../../i18n/amount.ts'
import { type Fact, Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { type Preview, usePreview } from '../../../parts/money-flow/use-preview.ts'
import { Notice } from '../../../parts/notice.tsx'
import type { ApprovalFigures } from './approval-figures.ts'
import { useConsequenceWords } from './consequence-words.ts'

type Asked = Body<'office.checkApproval'>

const ask = (body: Asked) => callForOne('office.checkApproval', { body })

/**
 * A hold ends with a proposal (an exception from the proof, a release of the risk) or when the account is enabled, and figures move with
 * the member's money: the button follows at once.
 */
const MOVED = { meta: movedBy('proposals', 'members', 'wallets') }

/** The figures that an approval would book as it is filled in; they are the server's. Nothing is asked of a case that books none. */
export const useConsequence = (asked: Asked | undefined): Preview<wire.ApprovalCheck> =>
  usePreview('approval', ask, asked, MOVED)

/** Why the server would refuse the approval now, if it said so. A server that was not reached has said nothing. */
export const refusalOf = ({ said, problem }: Preview<wire.ApprovalCheck>): Problem | undefined => {
  if (problem?.kind === 'refused' || problem?.kind === 'forbidden') return problem
  if (!said?.held) return undefined
  const { code, msg, details = {} } = said.held
  const inWords = Object.entries(details).map(([name, value]) => [name, String(value)])
  return { kind: 'refused', code: String(code), message: msg, details: Object.fromEntries(inWords) }
}

/** Whether figures were asked for and nothing is known yet: nobody approves what is not on screen. */
export const isAwaited = (asked: unknown, { said, problem }: Preview<wire.ApprovalCheck>): boolean =>
  asked !== undefined && said === undefined && problem === undefined

/** The height of the figures of most approvals. */
const ROOM_PX = 168

/** The place of the figures, kept while they are awaited, so that the button below them stays where it is. */
export function ConsequenceRoom({ children }: { children: ReactNode }) {
  return <div style={{ minHeight: ROOM_PX }}>{children}</div>
}

/** Refusals that the notices about holds say themselves, with the way out. */
const HOLDS = ['BOOKS_DIFFER', 'RISK_ABOVE_LIMIT']

type ConsequenceProps = {
  /** Names of its figures; that the member's wallet receives the amount when left out. */
  figures?: ApprovalFigures | undefined
  preview: Preview<wire.ApprovalCheck>
  /** Whether a notice beside this says what holds the case. */
  isHoldSaid: boolean
}

/** The effect of an approval in figures, before it is given; and the reason of its refusal, if the server would refuse it. */
export function Consequence({ figures, preview, isHoldSaid }: ConsequenceProps) {
  const words = useProblemWords()
  const refusal = refusalOf(preview)
  const { said, problem } = preview
  const isRefused = problem !== undefined && refusal === problem
  const told = refusal ?? (said ? undefined : problem)
  const isTold = told?.kind === 'refused' && isHoldSaid && HOLDS.includes(told.code)
  return (
    <>
      {said && !isRefused && <Figures names={figures} said={said} />}
      {told && !isTold && <Notice tone="waiting" title={words(told)} />}
    </>
  )
}

const TO_WALLET: ApprovalFigures = { gets: msg`The member’s wallet receives` }

type FiguresProps = { names: ApprovalFigures | undefined; said: wire.ApprovalCheck }

function Figures({ names: { gets, leaves } = TO_WALLET, said }: FiguresProps) {
  const { t, i18n } = useLingui()
  const { pockets, cardOf, more: moreCards } = useConsequenceWords()
  const { currency, amount, fee, cardFee, credited, creditedCurrency, after, more } = said
  return (
    <Facts
      rows={[
        leaves !== undefined && {
          label: i18n._(leaves),
          value: <Money amount={amount} currency={currency} exact />,
        },
        fee !== null && { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
        cardFee !== null &&
          !isZero(cardFee) && {
            label: t`Price of the card`,
            value: <Money amount={cardFee} currency={currency} exact />,
          },
        {
          label: i18n._(typeof gets === 'function' ? gets(said) : gets),
          value: <Money amount={credited.replace('-', '')} currency={creditedCurrency} exact isStrong />,
          kind: 'sum',
        },
        ...after.map(
          (each): Fact => ({
            label: each.member === null ? pockets[each.pocket] : cardOf(each.member),
            value: <Money amount={each.amount} currency={each.currency} exact />,
          }),
        ),
        more > 0 && { label: moreCards(more), value: '' },
      ]}
    />
  )
}
