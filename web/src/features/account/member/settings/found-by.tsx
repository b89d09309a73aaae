import { useLingui } from '@lingui/react/macro'
import { NativeSelect, Switch } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../../client/submit.ts'
import { chosenOf } from '../../../../parts/chosen.ts'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { ProblemNotice } from '../../../../parts/problem-notice.tsx'
import { Waiting } from '../../../../parts/waiting.tsx'
import { findableQuery } from '../../../../platform/members/member/queries.ts'
import { HandleForm } from './handle-form.tsx'
import { changeFindable } from './queries.ts'

const SHOWN = ['short', 'full', 'none'] as const

/** The member's handle, by what else payers find them, and what strangers see of their name. */
export function FoundBy() {
  const { t } = useLingui()
  const query = useQuery(findableQuery)
  const [findable] = query.data ?? []
  return (
    <Page title={t`How payers find you`}>
      <div className="stack max-640">
        {findable ? (
          <>
            <HandleForm findable={findable} key={findable.handle} />
            <Choices findable={findable} />
          </>
        ) : (
          <Waiting query={query} />
        )}
      </div>
    </Page>
  )
}

function Choices({ findable }: { findable: wire.FindableAs }) {
  const { t } = useLingui()
  const send = useSubmit(changeFindable)
  const { found_by_email, found_by_phone, phone_status, name_shown } = findable
  return (
    <Panel title={t`Found by, and shown`}>
      <div className="stack">
        <Switch
          label={t`By my e-mail address`}
          description={t`Who knows the address can pay you by it. While it is off, it is as if nobody had it.`}
          checked={found_by_email === 1}
          disabled={send.isPending}
          onChange={event => send.mutate({ found_by_email: event.currentTarget.checked ? 1 : 0 })}
        />
        <Switch
          label={t`By my phone number`}
          description={
            phone_status === 1
              ? t`Who knows the number can pay you by it. While it is off, it is as if nobody had it.`
              : t`Only a number that was proven by a code is found. Prove yours under My details.`
          }
          checked={found_by_phone === 1}
          disabled={send.isPending}
          onChange={event => send.mutate({ found_by_phone: event.currentTarget.checked ? 1 : 0 })}
        />
        <NativeSelect
          label={t`My name, to members I have not exchanged a payment with`}
          description={t`Once a payment between you has arrived, both of you see the whole name.`}
          value={name_shown}
          disabled={send.isPending}
          data={[
            { value: 'short', label: t`First name and an initial` },
            { value: 'full', label: t`Whole name` },
            { value: 'none', label: t`Nothing` },
          ]}
          onChange={event => send.mutate({ name_shown: chosenOf(SHOWN, event.currentTarget.value) })}
        />
        <ProblemNotice of={send.error} />
      </div>
    </Panel>
  )
}
