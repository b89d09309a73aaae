import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useMutation } from '@tanstack/react-query'
import { NAMES } from '../../../../i18n/languages.ts'
import { calendarDayText, dayRangeText, instantText } from '../../../../i18n/time.ts'
import { CopyButton } from '../../../../parts/copy-button.tsx'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { type State, Status } from '../../../../parts/status.tsx'
import { saveStatement } from './queries.ts'

type Statement = wire.AccountStatement
type Props = { statement: Statement; isHidden: boolean }

/** A statement with where it stands, the balances that it leads from and to, and its files. */
export function StatementRow({ statement, isHidden }: Props) {
  const { t } = useLingui()
  const { kind, from, to, language, created_date } = statement
  const day = calendarDayText(to)
  const days = dayRangeText(from, to)
  const title = kind === 'balances' ? t`Balances on ${day}` : t`Statement ${days}`
  return (
    <li>
      <span className="row wrap apart">
        <span className="strong">{title}</span>
        <Standing statement={statement} />
      </span>
      <span className="quiet">
        {NAMES[language]} · {instantText(created_date)}
      </span>
      {kind === 'statement' && <Balances statement={statement} isHidden={isHidden} />}
      {statement.files.map(file => (
        <StatementFile key={file.format} id={statement.id} file={file} />
      ))}
    </li>
  )
}

function Standing({ statement: { status } }: Pick<Props, 'statement'>) {
  const { t } = useLingui()
  const states: Readonly<Record<Statement['status'], readonly [State, string]>> = {
    0: ['waiting', t`Being made`],
    1: ['settled', t`Ready`],
    [-1]: ['wrong', t`Could not be made. Ask customer service.`],
  }
  const [state, words] = states[status]
  return <Status state={state}>{words}</Status>
}

function Balances({ statement: { balances }, isHidden }: Props) {
  return (
    <dl className="statement-balances">
      {balances.map(({ currency, opening, closing }) => (
        <div key={currency} className="contents">
          <dt>{currency}</dt>
          <dd>
            {isHidden ? (
              <HiddenMoney currency={currency} size="sm" />
            ) : (
              <>
                <Money amount={opening} currency={currency} size="sm" exact /> →{' '}
                <Money amount={closing} currency={currency} size="sm" exact isStrong />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FileProps = { id: string; file: Statement['files'][number] }

function StatementFile({ id, file: { format, sha256 } }: FileProps) {
  const { t } = useLingui()
  const save = useMutation({ mutationFn: saveStatement })
  const name = format.toUpperCase()
  return (
    <span className="row wrap">
      <Button
        size="xs"
        variant="default"
        loading={save.isPending}
        onClick={() => save.mutate({ id, format })}
      >
        {t`Save the ${name}`}
      </Button>
      <span className="quiet mono" title={sha256}>
        SHA-256 {sha256.slice(0, 12)}… <CopyButton text={sha256} what={t`Copy the SHA-256 of the ${name}`} />
      </span>
      <ProblemNotice of={save.error} />
    </span>
  )
}
