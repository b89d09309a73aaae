import { useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../../client/submit.ts'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { MonthlyStatement } from '../../../../platform/lines/member/monthly-statement.tsx'
import { PushPanel } from './push/push-panel.tsx'
import { chooseNotice, noticeChoicesQuery } from './queries.ts'
import './notice-choices.css'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'

/** Which notices the member gets: kinds as rows, channels as columns. */
export function NoticeChoices() {
  const { t } = useLingui()
  const query = useQuery(noticeChoicesQuery)
  return (
    <Page title={t`Notices`}>
      <div className="stack max-640">
        <Panel title={t`What we tell you`} inset="flush">
          {query.data ? <Choices choices={query.data} /> : <WaitingInside query={query} />}
        </Panel>
        <MonthlyStatement />
        <PushPanel />
        <p className="quiet">
          {t`Notices about the safety of your account, and about what we do with your money or account, cannot be switched off. Codes and files that you ask for are always sent, too.`}
        </p>
      </div>
    </Page>
  )
}

const useKindWords = (): Record<wire.NoticeKind, readonly [label: string, about: string]> => {
  const { t } = useLingui()
  return {
    money: [t`Money received`, t`Quick pay, pay codes and bonuses`],
    'top-ups': [t`Top-ups, deposits and requested payments`, t`Approved, or rejected and why`],
    'bank-accounts': [t`Bank accounts`, t`Approved, or rejected and why`],
    withdrawals: [t`Withdrawals and payments`, t`Sent, or rejected and why`],
    currencies: [t`Wallets in new currencies`, t`Opened, or declined and why`],
    cards: [
      t`Cards`,
      t`Opened, activated, frozen, blocked or charged, purchases, and limits that are nearly used`,
    ],
    identity: [t`Your identity`, t`Verified, or what is missing`],
    prices: [t`Prices and rates`, t`Those that you want to be told of`],
    budgets: [t`Budgets`, t`Mostly spent, or all spent`],
    house: [t`What we do for you`, t`Corrections, orders, fixed deposits, your level and your account`],
    safety: [t`Safety`, t`New sign-ins, freezing, and changes to your security settings`],
  }
}

function Choices({ choices }: { choices: readonly wire.NoticeChoice[] }) {
  const { t } = useLingui()
  const send = useSubmit(chooseNotice)
  const kinds = useKindWords()
  const heads: Record<wire.NoticeChannel, string> = {
    shell: t`Bell`,
    mail: t`E-mail`,
    push: t`Push`,
  }
  const cell = (choice: wire.NoticeChoice, channel: wire.NoticeChannel) => {
    const { kind, always } = choice
    if (choice[channel] === null) return <span className="hint">{t`Not sent`}</span>
    if (kind === 'safety' || kind === 'house' || always === 1)
      return <span className="hint">{t`Always`}</span>
    return (
      <Switch
        aria-label={`${kinds[kind][0]}: ${heads[channel]}`}
        checked={choice[channel] === 1}
        disabled={send.isPending}
        onChange={event => send.mutate({ kind, channel, status: event.currentTarget.checked ? 1 : 0 })}
      />
    )
  }
  return (
    <>
      <table className="notice-choices">
        <thead>
          <tr>
            <th scope="col">{t`About`}</th>
            <th scope="col">{heads.shell}</th>
            <th scope="col">{heads.mail}</th>
            <th scope="col">{heads.push}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map(choice => (
            <tr key={choice.kind}>
              <th scope="row">
                {kinds[choice.kind][0]}
                <span className="quiet">{kinds[choice.kind][1]}</span>
              </th>
              <td>{cell(choice, 'shell')}</td>
              <td>{cell(choice, 'mail')}</td>
              <td>{cell(choice, 'push')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ProblemNotice of={send.error} />
    </>
  )
}
