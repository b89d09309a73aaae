import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { cardLineTypes } from '@strongroom/shared/words/card/kind'
import { IconUpload } from '@tabler/icons-react'
import { calendarDayText } from '../../../i18n/time.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { custom, opens } from '../../../parts/lists/columns.tsx'
import { choiceOf, period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Status } from '../../../parts/status.tsx'
import '../../../parts/admin.css'
import { member } from '../../../platform/members/admin/member-column.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardImport } from './card-import.tsx'
import { CardLogDetail } from './card-log-detail.tsx'
import { CardLogForm } from './card-log-form.tsx'
import { CardTabs } from './card-tabs.tsx'
import { useOpened } from './use-opened.ts'
import { useLineWords } from './words.tsx'

const IMPORT = 'import'
const ONE = 'one'
type Line = wire.AdminCardTransaction

const line = opens<Line, 'card.logs'>('line', msg`Kind`, row => <Kind {...row} />)

/** Logs that the card network has settled; administrators import files of them and reverse a line. */
export const CardLogs = listScreen('card.logs', {
  title: msg`Card spending`,
  Actions: AddActions,
  Above: CardTabs,
  Entry: Adding,
  columns: [
    line,
    member(),
    custom('merchant', msg`Merchant`, row => <Merchant {...row} />),
    custom('settled', msg`Settled`, row => <span className="figures quiet">{settled(row)}</span>, {
      sort: 'settlement_date',
      align: 'end',
    }),
    custom('amount', msg`Amount`, row => <Amount {...row} />, { sort: 'amount', align: 'end' }),
  ],
  card: row => (
    <>
      {line.cell(row)}
      <Amount {...row} />
      <span className="quiet">
        <MemberLink {...row} />
      </span>
      <span className="card-end figures quiet">{settled(row)}</span>
    </>
  ),
  Below: ({ row }) => <CardLogDetail line={row} />,
  filters: [
    choiceOf('type', msg`Kind`, msg`All kinds`, useKinds),
    period(),
    range('card.logs'),
    search(msg`Search name, e-mail, user ID, network transaction`),
  ],
  empty: {
    title: msg`Nothing settled yet`,
    text: msg`Import the file of the card network: it is looked through before anything is booked.`,
  },
  everyMs: false,
})

const settled = ({ settlement_date }: Line) => calendarDayText(settlement_date ?? '')

const Kind = (line: Line) => useLineWords()(line)

function Merchant({ merchant, status }: Line) {
  const { t } = useLingui()
  if (status === -1) return <Status state="reversed">{t`Reversed`}</Status>
  return <span className="quiet ellipsis">{merchant ?? t`erased`}</span>
}

function Amount({ amount, currency, status }: Line) {
  return (
    <Money amount={amount} currency={currency} kind="flow" size="sm" isStrong isVoid={status === -1} exact />
  )
}

/** The kinds that the network settles. */
function useKinds() {
  const { t } = useLingui()
  const words = { ...useWordsOf(cardLineTypes), spend: t`Spending` }
  const settled = ['spend', 'fee', 'bonus', 'referrer-bonus', 'referee-bonus'] as const
  return settled.map(value => ({ value, label: words[value] }))
}

function AddActions() {
  const { t } = useLingui()
  const { open } = useOpened()
  return (
    <May call="card.importLogs">
      <span className="row wrap gap-8">
        <Button size="sm" variant="default" onClick={() => open(ONE)}>
          {t`Add one`}
        </Button>
        <Button size="sm" leftSection={<IconUpload size={17} aria-hidden />} onClick={() => open(IMPORT)}>
          {t`Import a file`}
        </Button>
      </span>
    </May>
  )
}

function Adding() {
  const { t } = useLingui()
  const { opened, open } = useOpened()
  const close = () => open(undefined)
  if (opened !== IMPORT && opened !== ONE) return null
  return (
    <div className="mb-16">
      <Panel title={opened === ONE ? t`Add one` : t`Import a file`}>
        {opened === ONE ? <CardLogForm onDone={close} /> : <CardImport onDone={close} />}
      </Panel>
    </div>
  )
}
