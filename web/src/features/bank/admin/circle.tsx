import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { Facts } from '../../../parts/facts.tsx'
import { aboveZero, needed, useForm } from '../../../parts/form.tsx'
import { Money } from '../../../parts/money.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Status } from '../../../parts/status.tsx'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { EntryForm, MemberInput } from '../../../platform/cases/admin/entry-form.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { recordCircle } from './queries.ts'

const USD = 'USD'

/** Wires that Circle received for members. */
export const CircleDeposits = caseScreen(
  'bank.circleDeposits',
  {
    title: msg`Circle deposits`,
    order: 'desc',
    what: row => <span className="mono">{row.id}</span>,
    amount: row => <Money amount={row.credited} currency={row.currency} size="sm" isStrong exact />,
    state: () => <Credited />,
    isOpen: () => false,
    empty: { title: msg`No wires yet`, text: msg`Each wire appears here as soon as it is credited.` },
    Below: Opened,
    ranged: 'bank.circleDeposits',
    entry: { call: 'bank.enterCircleDeposit', label: msg`Record a wire`, Form: Record },
  },
  { params: { id: 'all' } },
)

function Credited() {
  const { t } = useLingui()
  return <Status state="settled">{t`Credited`}</Status>
}

/** Credits a wire that Circle reports; each of Circle's payments once. */
function Record({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const record = useSubmit(recordCircle, { onSuccess: ({ proposal }) => !proposal && onDone() })
  const form = useForm({
    initial: { uid: '', circleId: '', amount: '' },
    rules: { uid: needed, circleId: needed, amount: aboveZero },
    body: ({ uid, circleId, amount }) => ({ uid: uid.trim(), circleId: circleId.trim(), amount }),
    send: record,
  })
  return (
    <EntryForm
      title={t`Record a wire`}
      action={t`Credit the wire`}
      movesMoney
      form={form}
      onBack={onDone}
      hint={t`Above the limit of the settings, a second administrator has to approve it.`}
    >
      {record.data?.proposal && <WaitsForSecond />}
      <MemberInput {...form.field('uid', t`User ID`)} />
      <TextInput {...form.text('circleId', t`Circle's payment ID`)} maxLength={80} />
      <MoneyInput {...form.field('amount', t`Amount`)} currency={USD} places={2} />
    </EntryForm>
  )
}

function Opened({ row }: { row: wire.CircleDeposit }) {
  const { t } = useLingui()
  return (
    <Facts
      rows={[
        {
          label: t`Circle received`,
          value: <Money amount={row.amount} currency={row.currency} exact />,
        },
        { label: t`Fee`, value: <Money amount={row.fee} currency={row.currency} exact /> },
        {
          label: t`Credited`,
          value: <Money amount={row.credited} currency={row.currency} exact isStrong />,
          kind: 'sum',
        },
        { label: t`State`, value: <Credited /> },
      ]}
    />
  )
}
