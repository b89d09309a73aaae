import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { callForOne } from '../../../client/call.ts'
import { MISSING } from '../../../parts/error-words.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Form, sendsTo, useForm } from '../../../parts/form.tsx'
import { type Address, useListState } from '../../../parts/list-search.ts'
import { Money } from '../../../parts/money.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { CurrencySelect } from '../../../platform/balances/member/currency-select.tsx'
import { MemberInput } from '../../../platform/cases/admin/entry-form.tsx'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { AdminMovements } from './admin-movements.tsx'

const UID = /^[1-9]\d{0,14}$/

/** The bill of one wallet: what its movements come to, held against its balance and the log, and the movements themselves. */
export function MemberBill() {
  const { t } = useLingui()
  const { search, change } = useListState<Address<'statement.all'>>()
  const { uid = '', currency = 'USD' } = search
  return (
    <Page title={t`Bill of a wallet`}>
      <div className="stack">
        <Panel>
          <Choice key={uid} uid={uid} currency={currency} onShow={change} />
        </Panel>
        {UID.test(uid) && <Bill key={`${uid} ${currency}`} uid={uid} currency={currency} />}
      </div>
    </Page>
  )
}

type Wallet = { uid: string; currency: string }

function Choice({ uid, currency, onShow }: Wallet & { onShow: (wallet: Wallet) => void }) {
  const { t } = useLingui()
  const form = useForm({
    initial: { uid },
    rules: { uid: text => !UID.test(text.trim()) && MISSING },
    body: typed => ({ uid: typed.uid.trim(), currency }),
    send: sendsTo(onShow),
  })
  return (
    <Form form={form} className="row wrap gap-10 align-end" end={<Button type="submit">{t`Show`}</Button>}>
      <MemberInput {...form.field('uid', t`User ID`)} />
      <CurrencySelect value={currency} onChange={next => onShow({ uid, currency: next })} />
    </Form>
  )
}

const compare = (wallet: Wallet) => callForOne('wallet.checkBill', { filter: wallet })

function Bill({ uid, currency }: Wallet) {
  const { t } = useLingui()
  const check = useMutation({ mutationFn: compare })
  return (
    <>
      <Panel title={<MemberLink uid={uid} username={t`Member`} />}>
        <div className="stack gap-12">
          {check.data && <Compared {...check.data} currency={currency} />}
          <ProblemNotice of={check.error} />
          <div>
            <Button
              variant="default"
              size="sm"
              loading={check.isPending}
              onClick={() => check.mutate({ uid, currency })}
            >
              {t`Compare with the balance and the log`}
            </Button>
          </div>
        </div>
      </Panel>
      {AdminMovements.of({ uid, currency }, { title: msg`Nothing has moved on this wallet` })}
    </>
  )
}

type ComparedProps = { balance: string; accumulated: string; in_log: string; currency: string }

function Compared({ balance, accumulated, in_log, currency }: ComparedProps) {
  const { t } = useLingui()
  const money = (amount: string) => <Money amount={amount} currency={currency} exact />
  return (
    <Facts
      rows={[
        { label: t`Balance shown`, value: money(balance) },
        { label: t`Total of all movements`, value: money(accumulated) },
        { label: t`The log comes to`, value: money(in_log), kind: 'sum' },
      ]}
    />
  )
}
